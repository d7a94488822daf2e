export { assemble } from './assemble.ts';
export type { Background, Module } from './module.ts';
export { demoPaper } from './demo-paper.ts';
export {
  castOf,
  demoTenant,
  idsOfAccounts,
  ofBuyer,
  ofSupplier,
  playDemo,
  type Acts,
  type DemoPerson,
} from './play-demo.ts';
export type { TemplatePart } from './template-part.ts';
export type { Platform, Tools } from './platform.ts';
