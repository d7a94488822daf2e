import type { FlowState } from '../state.ts';

interface SentBack {
  /** The place on the trail from which everything is taken back. */
  readonly from: number;
  /** Where the new token stands. */
  readonly trail: readonly number[];
}

/**
 * What other branches had brought to the tokens that are taken back: places on their trails that do not stem from there. It is
 * kept with the token that begins anew, so that behind the next join everybody who was passed is found again.
 */
export function carriedOver({ tokens, visits, past, judged = [] }: FlowState, { from, trail }: SentBack): number[] {
  const takenTokens = tokens.filter((one) => one.trail.includes(from));
  const takenVisits = visits.filter((one) => one.trail.includes(from));
  const stems = new Map([...past, ...judged, ...visits].map((one) => [one.no, one.trail]));
  const places = [
    ...[...takenTokens, ...takenVisits].flatMap((one) => one.trail),
    ...takenTokens.flatMap(({ carried = [] }) => carried),
  ];
  const isOther = (no: number) => no !== from && !trail.includes(no) && stems.get(no)?.includes(from) === false;
  return [...new Set(places.filter(isOther))];
}
