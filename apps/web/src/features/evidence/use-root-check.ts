import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { checkRootsOfMonth, rootsOfMonth } from '@zhaocai/model/evidence/evidence-endpoints';
import { useState } from 'react';
import { call } from '../../kit/http/call.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import type { DayRoot } from './kept-copy.ts';

export type RootVerdict = EndpointOutput<typeof checkRootsOfMonth>;

export interface RootCheck {
  readonly verdict: RootVerdict | undefined;
  /** The month that is being checked, and how many of all are done. */
  readonly running: { readonly month: string; readonly percent: number } | undefined;
  readonly check: () => Promise<void>;
}

/** Checks month by month, the oldest first, and stops at the first that does not hold. */
export function useRootCheck(months: readonly string[]): RootCheck {
  const notify = useNotify();
  const [verdict, setVerdict] = useState<RootVerdict>();
  const [running, setRunning] = useState<RootCheck['running']>();
  const check = async () => {
    setVerdict(undefined);
    await checkAll(months, setRunning).then(setVerdict, notify.failure);
    setRunning(undefined);
  };
  return { verdict: running ? undefined : verdict, running, check };
}

async function checkAll(
  months: readonly string[],
  tell: (running: RootCheck['running']) => void,
): Promise<RootVerdict> {
  let whole: RootVerdict = { ok: true, days: 0, firstBroken: null };
  for (const [index, month] of [...months].reverse().entries()) {
    tell({ month, percent: Math.floor((index / months.length) * 100) });
    const { data } = await call(checkRootsOfMonth, { month });
    whole = { ...data, days: whole.days + data.days };
    if (!data.ok) break;
  }
  return whole;
}

/** Of all months, the latest day first. */
export async function allRoots(months: readonly string[]): Promise<DayRoot[]> {
  const roots: DayRoot[] = [];
  for (const month of months) roots.push(...(await call(rootsOfMonth, { month })).data);
  return roots;
}
