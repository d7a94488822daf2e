/**
 * The content security policy forbids code made from text, and zod tries whether it may when the first schema is made.
 * Schemas come in files of their own, in an order that the build decides: the word must lie ready before any of them.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
