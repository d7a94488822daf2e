/** Written while building (build/write-references.ts): every entity by its name. */
declare module 'virtual:references' {
  import type { Reference } from './reference.ts';

  export const references: Readonly<Record<string, Reference>>;
}
