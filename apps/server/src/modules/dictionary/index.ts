export { dictionaryRoutes } from './routes.ts';
export { demandWord, listenForDictionaryChanges } from './words-of-others.ts';
export { seedDictionaries } from './seed/seed-dictionaries.ts';
