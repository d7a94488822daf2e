import type { FuzzRequest } from './request.ts';

export interface Finding {
  readonly request: FuzzRequest;
  readonly fault: string;
}

export interface Cause {
  readonly first: Finding;
  readonly times: number;
}

/** What was found, by its cause: of each the first request is kept and the others are counted, however many come. */
export interface Causes {
  add(finding: Finding): void;
  readonly all: () => readonly Cause[];
}

/** What has no form was mostly answered before anybody knew which endpoint was meant. */
export const isFormless = (fault: string): boolean => fault.includes('without the envelope');

/** What two findings of one cause have in common: not the id of the request. */
export const signOf = (fault: string): string => fault.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, 60);

export function gatherCauses(): Causes {
  const causes = new Map<string, Cause>();
  return {
    add(finding) {
      const { request, fault } = finding;
      const key = `${isFormless(fault) ? '' : request.target.route} ${signOf(fault)}`;
      const known = causes.get(key);
      causes.set(key, { first: known?.first ?? finding, times: (known?.times ?? 0) + 1 });
    },
    all: () => [...causes.values()],
  };
}
