import { ask, type Stage } from './campaign.ts';
import { signOf, type Finding } from './causes.ts';
import type { Input } from './change-input.ts';
import { faultOf } from './judge.ts';
import { requestOf, type FuzzRequest } from './request.ts';

export interface Smallest extends Finding {
  /** False where it takes more than this request: what others did before it, or at the same time. */
  readonly repeats: boolean;
}

const mostTries = 200;
const patienceMs = 10_000;

/** The smallest request with the same fault: names and elements are taken away as long as it stays. */
export async function shrink(stage: Stage, { request, fault }: Finding): Promise<Smallest> {
  const isSame = async (one: FuzzRequest) => {
    const found = faultOf(one, await ask(stage, one));
    return found !== undefined && signOf(found) === signOf(fault);
  };
  if (!(await isSame(request))) return { request, fault, repeats: false };
  let left = mostTries;
  const until = performance.now() + patienceMs;
  const firstThatDoes = async (candidates: readonly FuzzRequest[]) => {
    for (const one of candidates) {
      left -= 1;
      if (left < 0 || performance.now() > until) return undefined;
      if (await isSame(one)) return one;
    }
    return undefined;
  };
  let smallest = request;
  for (let next: FuzzRequest | undefined = request; next; next = await firstThatDoes(smallerOf(next))) smallest = next;
  return { request: smallest, fault, repeats: true };
}

function smallerOf(request: FuzzRequest): FuzzRequest[] {
  const { made } = request;
  if (!made || request.target.endpoint.upload) return [];
  return smallerInputs(made.input).map((input) => requestOf(request, { ...made, input }));
}

function smallerInputs(input: Input): Input[] {
  return Object.keys(input).flatMap((name) => {
    const { [name]: value, ...others } = input;
    return [others, ...smallerValues(value).map((smaller) => ({ ...input, [name]: smaller }))];
  });
}

function smallerValues(value: unknown): unknown[] {
  if (typeof value === 'string')
    return value.length > 8 ? [value.slice(0, value.length / 2), value.slice(value.length / 2)] : [];
  if (Array.isArray(value)) {
    if (value.length > 4) return [value.slice(0, value.length / 2), value.slice(value.length / 2)];
    return value.flatMap((one, index) => [
      value.toSpliced(index, 1),
      ...smallerValues(one).map((other) => value.with(index, other)),
    ]);
  }
  return typeof value === 'object' && value !== null ? smallerInputs(value as Input) : [];
}
