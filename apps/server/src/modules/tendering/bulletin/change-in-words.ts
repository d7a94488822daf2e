import { changed, changesOf, touchesQuotes, type BulletinRow, type NoticeChange } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { packageRows } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { plain } from './plain-text.ts';
import { demandToldByAnother, toldOtherwise } from './told-facts.ts';

const what =
  '数量|规格|型号|参数|配置|预算|限价|技术|资格|要求|内容|范围|金额|价格|单价|评审|评分|标准|交货|交付|付款|质保|品目|标的';
const becomes = '改为|改成|变更为|调整为|更正为|修改为|增加|减少|取消|删除|新增|提前';
// oxlint-disable-next-line house/linear-patterns -- gaps of a bounded length, parts of ours
const saysMore = new RegExp(
  `(?:${what})[^。；;\\n]{0,40}(?:${becomes})|由[^。；;\\n]{1,30}(?:改为|改成|变更为|调整为)`,
);

/** Whether a notice changes what suppliers quote by: by these changes of the project, or by what its text says. */
export function changesQuotes(changes: readonly NoticeChange[], content = ''): boolean {
  return touchesQuotes(changes) || saysMore.test(plain(content));
}

interface Judged {
  readonly project: ProjectRow;
  readonly existing: BulletinRow;
  readonly reason?: string | undefined;
}

/**
 * Times and amounts that the text of a change tells, and that are neither what the project has nor what it will have:
 * suppliers would read the one and be held to the other.
 */
export async function demandChangeAsTold(ctx: Ctx, { project, existing, reason }: Judged): Promise<void> {
  const packages = await packageRows(ctx, project.id);
  const after = { ...project, ...changed(project, changesOf(existing)) } as ProjectRow;
  const former = new Set(toldOtherwise(existing.content, { project, packages }));
  const fault = toldOtherwise(existing.content, { project: after, packages }).find((words) => former.has(words));
  if (fault !== undefined) await demandToldByAnother(ctx, { existing, reason, fault });
}
