export { assemble } from './assemble.ts';
export type { Background, Module } from './module.ts';
export { demoTenant, idsOfAccounts, playDemo } from './play-demo.ts';
export type { TemplatePart } from './template-part.ts';
export type { Platform, Tools } from './platform.ts';
