import { project as entity, type BulletinRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** The text was drafted from the project's times, which may have been moved since: everybody would read the old ones. */
export function demandTimesAsToldOf(
  { language }: Pick<Ctx, 'language'>,
  project: ProjectRow,
  { content }: Pick<BulletinRow, 'content'>,
): void {
  for (const name of ['entryEndTime', 'bidEndTime', 'openTime'] as const) {
    const { label } = entity.fields[name];
    // oxlint-disable-next-line house/linear-patterns -- label of the model, signs of fixed length
    const [, told] = new RegExp(`${label.zh}：(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d)`).exec(content) ?? [];
    if (told !== undefined && told !== project[name])
      refuse('tendering.toldTime', { field: label[language], told, time: project[name] });
  }
}
