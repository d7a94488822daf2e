import type { Endpoint } from './endpoint.ts';
import type { Entity } from './entity.ts';
import type { ListExport } from './list-export.ts';
import type { MenusOfDomain } from './menu.ts';
import type { Text } from './text.ts';

/**
 * What a domain is made of, as both sides know it. `domains.ts` lists each once; its module on the server and its
 * feature in the web bear the same name.
 */
export interface Domain<C extends string = string> {
  /** The folder of the domain, here, in the server's modules and in the web's features. */
  readonly name: string;
  /** Each brings its generic routes. */
  readonly entities: readonly Entity[];
  /** What it answers beside them. */
  readonly endpoints: readonly Endpoint[];
  /** What the server may say about it; a code begins with a word of the domain: `plan.empty`. */
  readonly messages: Readonly<Record<C, Text>>;
  /** Its menus, with the buttons that its permission codes are. */
  readonly menus?: MenusOfDomain;
  /** What the demo's roles may do in it from the first day: patterns of permission codes by the role's alias. */
  readonly grants?: Readonly<Record<string, readonly string[]>>;
  /** Its own lists that can be taken along as a file; those of entities need no mention. */
  readonly exports?: readonly ListExport[];
}
