export { createHttpServer } from './server.ts';
export { exposeHealth } from './health.ts';
export { exposeMetrics } from './metrics.ts';
export { exposeOpenApi } from './openapi.ts';
export { handle, handlePublic } from './context.ts';
export type { Ctx, Handler, MountedEndpoint, PublicCtx, RawAnswer, UploadedPart } from './context.ts';
export { mount, routesOf } from './mount.ts';
export { notFound, refuse, Refusal } from './refusal.ts';
export { serveWebFiles } from './web-files.ts';
