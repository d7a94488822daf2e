import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { rootMonths, rootsOfMonth } from '@zhaocai/model/evidence/evidence-endpoints';

export type RootBookFacts = EndpointOutput<typeof rootMonths>;
export type DayRoot = EndpointOutput<typeof rootsOfMonth>[number];

/** What the page saves, and what is read again years later. */
export interface KeptCopy {
  readonly tenantId: string;
  readonly publicKey: string;
  readonly roots: readonly DayRoot[];
}

export type Comparison =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'otherTenant'; readonly tenantId: string }
  | {
      readonly kind: 'compared';
      readonly days: number;
      readonly differing: readonly string[];
      readonly isKeyOther: boolean;
    };

export function copyText({ tenantId, publicKey }: RootBookFacts, roots: readonly DayRoot[]): string {
  return JSON.stringify({ tenantId, publicKey, roots } satisfies KeptCopy, null, 1);
}

/** Day by day: a day that the system no longer has differs too. */
export function compareCopy(text: string, facts: RootBookFacts, roots: readonly DayRoot[]): Comparison {
  const copy = readCopy(text);
  if (!copy) return { kind: 'unreadable' };
  if (copy.tenantId !== facts.tenantId) return { kind: 'otherTenant', tenantId: copy.tenantId };
  const now = new Map(roots.map(({ day, digest }) => [day, digest]));
  const differing = copy.roots.filter(({ day, digest }) => now.get(day) !== digest).map(({ day }) => day);
  return { kind: 'compared', days: copy.roots.length, differing, isKeyOther: copy.publicKey !== facts.publicKey };
}

function readCopy(text: string): KeptCopy | undefined {
  try {
    const copy: unknown = JSON.parse(text);
    return isCopy(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

function isCopy(value: unknown): value is KeptCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { tenantId, publicKey, roots } = value as Partial<Record<keyof KeptCopy, unknown>>;
  return typeof tenantId === 'string' && typeof publicKey === 'string' && Array.isArray(roots) && roots.every(isRoot);
}

function isRoot(value: unknown): value is DayRoot {
  if (typeof value !== 'object' || value === null) return false;
  const { day, digest } = value as Partial<Record<keyof DayRoot, unknown>>;
  return typeof day === 'string' && typeof digest === 'string';
}
