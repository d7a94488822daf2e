import { parsePattern, UnsupportedPattern, type PatternNode } from './parse-pattern.ts';

type Step =
  | { readonly kind: 'sign'; readonly has: (sign: string) => boolean }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'at'; readonly place: 'start' | 'end' | 'edge' | 'inside' }
  | { readonly kind: 'look'; readonly program: readonly Step[]; readonly isNegative: boolean }
  | { readonly kind: 'end' };

export const longestPattern = 512;
const mostSteps = 4_000;
const mostNodes = 20_000;
const longestText = 4_000;
/** States that one match may look at: only patterns that look ahead at every sign of a long text come near. */
const mostStates = 20_000_000;

export type PatternFault = 'long' | 'syntax' | 'unsafe';
export type CompiledPattern =
  | { readonly ok: true; readonly matches: (text: string) => boolean }
  | { readonly ok: false; readonly fault: PatternFault };

/**
 * A stored pattern is somebody's program: it is matched by a machine whose work grows with pattern times text and no
 * faster, the same in the browser and on the server. Back references and look-behind are refused.
 */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > longestPattern) return { ok: false, fault: 'long' };
  try {
    // oxlint-disable-next-line house/linear-patterns -- compiled, never matched: it judges the spelling
    RegExp(source);
  } catch {
    return { ok: false, fault: 'syntax' };
  }
  try {
    const program = compile(parsePattern(source), { nodes: mostNodes });
    return { ok: true, matches: (text) => text.length <= longestText && matches(program, [...text]) };
  } catch (error) {
    if (error instanceof UnsupportedPattern || error instanceof RangeError) return { ok: false, fault: 'unsafe' };
    throw error;
  }
}

interface Left {
  nodes: number;
}

function compile(node: PatternNode, left: Left): readonly Step[] {
  const steps: Step[] = [];
  emit(node, steps, left);
  steps.push({ kind: 'end' });
  return steps;
}

function emit(node: PatternNode, steps: Step[], left: Left): void {
  left.nodes -= 1;
  if (steps.length > mostSteps || left.nodes < 0) throw new UnsupportedPattern();
  switch (node.kind) {
    case 'sign':
    case 'at':
      steps.push(node);
      return;
    case 'all':
      for (const part of node.parts) emit(part, steps, left);
      return;
    case 'any':
      return emitAny(node.parts, steps, left);
    case 'look':
      steps.push({ kind: 'look', program: compile(node.part, left), isNegative: node.isNegative });
      return;
    case 'repeat':
      return emitRepeat(node, steps, left);
  }
}

function emitAny(parts: readonly PatternNode[], steps: Step[], left: Left): void {
  const starts: number[] = [];
  const ends: number[] = [];
  const fork = steps.push({ kind: 'fork', to: [] }) - 1;
  for (const part of parts) {
    starts.push(steps.length);
    emit(part, steps, left);
    ends.push(steps.push({ kind: 'fork', to: [] }) - 1);
  }
  steps[fork] = { kind: 'fork', to: starts };
  for (const end of ends) steps[end] = { kind: 'fork', to: [steps.length] };
}

function emitRepeat({ part, min, max }: PatternNode & { kind: 'repeat' }, steps: Step[], left: Left): void {
  for (let count = 0; count < min; count += 1) emit(part, steps, left);
  if (max === Infinity) {
    const fork = steps.push({ kind: 'fork', to: [] }) - 1;
    emit(part, steps, left);
    steps.push({ kind: 'fork', to: [fork] });
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
    return;
  }
  const forks: number[] = [];
  for (let count = min; count < max; count += 1) {
    forks.push(steps.push({ kind: 'fork', to: [] }) - 1);
    emit(part, steps, left);
  }
  for (const fork of forks) steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
}

/** Anywhere in the text, unless the pattern says where. No state is looked at twice. */
function matches(program: readonly Step[], signs: readonly string[]): boolean {
  const seen = new Uint8Array(program.length * (signs.length + 1));
  const left = { states: mostStates };
  return signs.concat('').some((_sign, start) => runs({ program, signs, seen, left }, start));
}

interface Run {
  readonly program: readonly Step[];
  readonly signs: readonly string[];
  readonly seen: Uint8Array;
  readonly left: { states: number };
}

function runs({ program, signs, seen, left }: Run, start: number): boolean {
  const width = signs.length + 1;
  const open: number[] = [start];
  // A state is a step and a place; it is kept as one number.
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen[state] === 1) continue;
    seen[state] = 1;
    left.states -= 1;
    if (left.states < 0) return false;
    const place = state % width;
    const index = (state - place) / width;
    const step = program[index];
    if (!step) continue;
    if (step.kind === 'end') return true;
    const goOn = () => open.push((index + 1) * width + place);
    if (step.kind === 'fork') open.push(...step.to.map((to) => to * width + place));
    else if (step.kind === 'sign' && place < signs.length && step.has(signs[place] ?? ''))
      open.push((index + 1) * width + place + 1);
    else if (step.kind === 'at' && isAt(step.place, signs, place)) goOn();
    else if (step.kind === 'look' && looks({ program: step.program, signs, left }, place) !== step.isNegative) goOn();
  }
  return false;
}

function looks({ program, signs, left }: Omit<Run, 'seen'>, place: number): boolean {
  const seen = new Uint8Array(program.length * (signs.length + 1));
  left.states -= seen.length / 64;
  return runs({ program, signs, seen, left }, place);
}

function isAt(kind: 'start' | 'end' | 'edge' | 'inside', signs: readonly string[], place: number): boolean {
  if (kind === 'start') return place === 0;
  if (kind === 'end') return place === signs.length;
  const isWord = (at: number) => /^\w$/.test(signs[at] ?? '');
  return (isWord(place - 1) !== isWord(place)) === (kind === 'edge');
}
