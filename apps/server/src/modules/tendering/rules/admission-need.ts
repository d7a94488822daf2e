import { procurementMethod, rulesFor, type Admission } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import type { OwnFacts } from './own-numbers.ts';
import { tightenedRules } from './project-rules.ts';

type Asked = Pick<ProjectRow, 'manner' | 'lawRegime' | 'publishTime' | 'purchaseType'> &
  Omit<Partial<OwnFacts>, 'publishTime'>;

/**
 * How many a framework agreement admits, by the rules in force when it was published (财政部令第110号); undefined of any
 * other method.
 */
export async function admissionNeed(ctx: Ctx, project: Asked): Promise<Admission | undefined> {
  if (!procurementMethod.is(project.manner, 'framework')) return undefined;
  const facts = { ...project, publishTime: project.publishTime ?? ctx.now };
  const inForce = rulesFor(await tightenedRules(ctx, facts), facts);
  const valueOf = (kind: string) => Number(inForce.find((rule) => rule.kind === kind)?.value ?? 0);
  return { least: Math.max(1, valueOf('minAdmitted')), eliminatedShare: valueOf('eliminatedShare') };
}
