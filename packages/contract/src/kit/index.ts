export * from './endpoint.ts';
export * from './entity.ts';
export * from './envelope.ts';
export * from './field.ts';
export * from './lifecycle.ts';
export * from './money.ts';
export * from './page.ts';
export * from './text.ts';
