export * from './canonical-json.ts';
export * from './commits.ts';
export * from './envelope.ts';
export * from './signature.ts';
