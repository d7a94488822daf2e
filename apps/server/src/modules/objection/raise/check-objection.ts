import {
  appealTarget,
  appealType,
  isWithin,
  lastDayOf,
  lawRegime,
  objection,
  objectionWindow,
  type EndpointInput,
  type raiseObjection as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { articleOf } from '../../tendering/index.ts';
import type { Law } from '../rules/objection-law.ts';
import type { ObjectedProject } from './objected-project.ts';
import type { OwnObjection } from './own-objection.ts';

type Input = EndpointInput<typeof endpoint>;

/** What is raised, with what it follows; `knowTime` with its seconds. */
export interface Said extends Pick<Input, 'evidence' | 'signFile'> {
  readonly packageId: string | null;
  readonly appealType: number;
  readonly target: number;
  readonly facts: string;
  readonly request: string | null;
  readonly legalBasis: string | null;
  readonly knowTime: string | null;
  /** The objection that a complaint follows. */
  readonly parent: OwnObjection | undefined;
}

/** Of a complaint without a named objection the newest of the caller's that it may follow. */
export function saidOf(input: Input, followed: readonly OwnObjection[]): Said {
  const parent = parentOf(input, followed);
  const { evidence, signFile, packageId = null, facts = '', request = null, legalBasis = null, knowTime } = input;
  return {
    packageId,
    appealType: input.appealType,
    target: parent?.target ?? input.target ?? appealTarget.code.process,
    facts,
    request,
    legalBasis,
    evidence,
    signFile,
    knowTime: knowTime ? `${knowTime}:00`.slice(0, 19) : null,
    parent,
  };
}

function parentOf({ appealType: kind, parentId, target }: Input, followed: readonly OwnObjection[]) {
  if (!appealType.is(kind, 'complaint')) return undefined;
  return followed.find((one) => (parentId ? one.id === parentId : target === undefined || one.target === target));
}

/** What is objected to, complained of or reported is about something. */
export function demandTarget(ctx: Ctx, { appealType: kind, target }: Input, { parent }: Said): void {
  const isAbout = target !== undefined || parent !== undefined || appealType.is(kind, 'enquiry', 'complaint');
  if (!isAbout) refuse('objection.missing', { field: objection.fields.target.label[ctx.language] });
}

/** Only who takes part or may; a report anybody may make (政府采购法 70). */
export function demandParticipant({ isParticipant }: ObjectedProject, kind: number): void {
  if (!isParticipant && !appealType.is(kind, 'report')) refuse('objection.notParticipant');
}

/** An enquiry or a report needs its facts; an objection or a complaint is a letter of the law (94号令 12 and 18). */
export function demandComplete(ctx: Ctx, said: Said, project: ObjectedProject): void {
  const isLetter = appealType.is(said.appealType, 'query', 'complaint');
  const proves = isLetter && !appealTarget.is(said.target, 'documents');
  const needed = [
    'facts',
    ...(isLetter ? (['request', 'legalBasis', 'knowTime', 'signFile'] as const) : []),
    ...(proves ? (['evidence'] as const) : []),
  ] as const;
  for (const name of needed) {
    const value = said[name];
    const isEmpty = value === null || value === undefined || value.length === 0;
    if (isEmpty) refuse('objection.missing', { field: objection.fields[name].label[ctx.language] });
  }
  if (said.knowTime !== null && said.knowTime > ctx.now) refuse('objection.knowFuture');
  if (project.openedTime === null) demandNameless(said, ctx);
}

/** Before the opening the text is read by people who must not learn who takes part (R38). */
function demandNameless({ facts, request, legalBasis, evidence }: Said, { user: { tenantName } }: Ctx): void {
  const files = (evidence ?? []).map(({ fileName }) => fileName);
  const texts = [facts, request ?? '', legalBasis ?? '', ...files];
  const name = tenantName.trim();
  if (name !== '' && texts.some((text) => text.includes(name))) refuse('objection.namesYou', { name });
}

/** Refuses outside of the time that the law gives, with its last day (R45–R48). */
export function demandInTime(ctx: Ctx, said: Said, { project, law }: { project: ObjectedProject; law: Law }): void {
  const isComplaint = appealType.is(said.appealType, 'complaint');
  if (isComplaint && !said.parent && !isWithoutQuery(project, said)) refuse('objection.queryFirst');
  const window = objectionWindow(project, { ...said, knowTime: said.knowTime ?? ctx.now, query: said.parent }, law);
  if (isWithin(window, ctx.now)) return;
  const { from, end, rule } = window;
  if (from === null || ctx.now < from || end === null)
    return refuse('objection.notYet', { target: appealTarget.named(said.target)?.label[ctx.language] ?? '' });
  const article = rule ? articleOf(ctx, rule) : (lawRegime.named(project.lawRegime)?.label[ctx.language] ?? '');
  refuse(isComplaint ? 'objection.complaintOver' : 'objection.over', { date: lastDayOf(end), article });
}

/**
 * Under the tendering law a complaint follows an objection where it is about the documents, the opening or the candidates
 * (条例 60); about the rest of the process there is none to raise before, the opening's own being made in the hall.
 */
export function isWithoutQuery(
  { lawRegime: regime }: Pick<ObjectedProject, 'lawRegime'>,
  { target }: Pick<Said, 'target'>,
): boolean {
  return lawRegime.is(regime, 'tendering') && appealTarget.is(target, 'process');
}
