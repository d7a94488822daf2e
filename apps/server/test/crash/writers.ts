import { lawRule, resource } from '@zhaocai/model';
import { plausibleInput } from '../isolation/plausible-input.ts';
import { startClients, type Clients } from './clients.ts';
import type { Product } from './product.ts';

const { save } = resource(lawRule);

interface Written {
  readonly id: string;
}

/** Parallel clients that write rows into one evidence chain; each is named by the code of its row. */
export function startWriters(
  product: Product,
  { token, clients, writes }: { token: string; clients: number; writes: number },
): Clients<Written> {
  const codes = Array.from({ length: writes }, (_, index) => `CRASH-${String(index + 1).padStart(5, '0')}`);
  const path = save?.route.split(' ')[1] ?? '';
  const wanted = codes.map((code) => ({ name: code, path, body: aRule(code), isKeyed: true }));
  return startClients<Written>(product, { token, clients, wanted });
}

function aRule(code: string): object {
  if (!save) throw new Error('the statutory rules have a save');
  const nothing = { id: () => undefined, version: () => 0 };
  const { id: _id, version: _version, ...fields } = plausibleInput(save, [lawRule], nothing);
  return { ...fields, code };
}
