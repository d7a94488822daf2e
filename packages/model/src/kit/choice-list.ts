import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import type { Route } from './entity.ts';
import type { Choice } from './field.ts';
import type { Text } from './text.ts';

/** The call that tells the choices of an enumeration, in the language of who asks. */
export interface ChoiceList extends Endpoint<object, { value: number; label: string }[]> {
  readonly choices: readonly Choice[];
}

export function choiceList(
  route: Route,
  {
    choices,
    ...told
  }: { readonly label: Text; readonly choices: readonly Choice[]; readonly aliases?: readonly Route[] },
): ChoiceList {
  const output = z.array(z.object({ value: z.number(), label: z.string() }));
  return { ...endpoint({ route, ...told, permission: 'signedIn', input: z.object({}), output }), choices };
}
