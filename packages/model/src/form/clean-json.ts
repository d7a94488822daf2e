import { forbiddenKeys } from './literal/read-literal.ts';
import type { FormFault, Json } from './model.ts';

export interface CleanJson {
  readonly value: Json;
  /** Keys that held a secret and are gone. */
  readonly secrets: number;
  /** Functions and patterns, kept as text. */
  readonly scripts: number;
}

const deepest = 40;
const secretKey =
  /^(?:ak|sk|access[-_]?key(?:[-_]?(?:id|secret))?|secret(?:[-_]?(?:key|id|access[-_]?key))?|(?:app|client)[-_]?secret|(?:access|security|session)[-_]?token|token|authorization|blade-auth)$/i;

/** A copy that holds nothing but JSON, no key that reaches behind an object and no credential of another system. */
export function cleanJson(input: unknown): CleanJson | FormFault {
  const found = { secrets: 0, scripts: 0 };
  const faults: FormFault[] = [];
  const value = copy(input, { depth: 0, found, faults });
  return faults[0] ?? { value, ...found };
}

interface Copying {
  readonly depth: number;
  readonly found: { secrets: number; scripts: number };
  readonly faults: FormFault[];
}

function copy(value: unknown, copying: Copying): Json {
  if (copying.depth > deepest) {
    copying.faults.push({ code: 'form.tooDeep' });
    return null;
  }
  if (typeof value === 'function' || value instanceof RegExp) {
    copying.found.scripts += 1;
    return { unsupported: typeof value === 'function' ? 'function' : 'regexp', source: String(value) };
  }
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  const deeper = { ...copying, depth: copying.depth + 1 };
  if (Array.isArray(value)) return value.map((part) => copy(part, deeper));
  return copyObject(value, deeper);
}

function copyObject(object: object, copying: Copying): Json {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  const forbidden = entries.find(([key]) => forbiddenKeys.has(key));
  if (forbidden) {
    copying.faults.push({ code: 'form.forbiddenKey', parameters: { key: forbidden[0] } });
    return null;
  }
  const copied: [string, Json][] = [];
  const { key: named, type }: Record<string, unknown> = Object.fromEntries(entries);
  for (const [key, value] of entries) {
    // `headers: [{ key: 'Authorization', value: '…' }]` is the same secret in another shape.
    const isNamedSecret = key === 'value' && typeof named === 'string' && secretKey.test(named);
    const isPassword = type === 'password' && (key === 'value' || key === 'valueDefault');
    const isSecret = secretKey.test(key) || isNamedSecret || isPassword;
    if (!isSecret || (typeof value === 'object' && value !== null)) copied.push([key, copy(value, copying)]);
    else if (value !== '' && value !== null) copying.found.secrets += 1;
    else copied.push([key, copy(value, copying)]);
  }
  const clean = Object.fromEntries(copied);
  if (clean['unsupported'] !== undefined && typeof clean['source'] === 'string') copying.found.scripts += 1;
  return clean;
}
