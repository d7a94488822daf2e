export * from './kit/index.ts';
export * from './messages/index.ts';
export * from './catalog.ts';
export * from './session/index.ts';
export * from './file/index.ts';
export * from './tendering/index.ts';
