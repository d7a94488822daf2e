import type { Module } from '../../platform/module/index.ts';
import { dictionaryRoutes } from './routes.ts';
import { seedDictionaries } from './seed/seed-dictionaries.ts';
import { listenForDictionaryChanges } from './words-of-others.ts';

export { demandWord } from './words-of-others.ts';

/** Dictionaries and regions. */
export const dictionaryModule: Module = {
  name: 'dictionary',
  routes: dictionaryRoutes,
  seed: seedDictionaries,
  listen: listenForDictionaryChanges,
};
