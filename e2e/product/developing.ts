import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

const web = fileURLToPath(new URL('../../apps/web', import.meta.url));

/** The web as its developers see it, with the pages that the product does not have, against a product that runs. */
export interface Developing {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDeveloping(apiUrl: string): Promise<Developing> {
  const server: ViteDevServer = await createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, proxy: { '/api': apiUrl } },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
