import type { Text } from '@zhaocai/contract/kit/text';
import type { ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { opensProject } from './notice-paths.ts';
import { noticeTexts as texts } from './texts.ts';

export type Verdict = ProjectDetail['rules'][number];
type Facts = Pick<ProjectDetail, 'stage' | 'auditStatus' | 'entryEndTime' | 'rules'>;

/** A period that is too short but may be explained. */
export function brokenPeriod(rules: readonly Verdict[]): Verdict | undefined {
  return rules.find(({ kind, passed, isOverridable }) => kind === 'quotePeriod' && passed === false && isOverridable);
}

/** Why this notice cannot be published now; undefined when it may be. The server has the last word. */
export function publishBlock(
  facts: Facts,
  { bulletinType, now }: { bulletinType: number; now: string },
): Text | Verdict | undefined {
  const stage = facts.stage ?? 0;
  if (bulletinType === 2) return stage === 60 && facts.auditStatus === 2 ? undefined : texts.resultNotConfirmed;
  if (!opensProject(bulletinType)) return stage >= 30 ? undefined : texts.notTendering;
  if (stage < 25) return texts.notConfirmed;
  if (stage > 25) return texts.alreadyOut;
  if (facts.entryEndTime <= now) return texts.entryOver;
  return facts.rules.find(({ passed, isOverridable }) => passed === false && !isOverridable);
}
