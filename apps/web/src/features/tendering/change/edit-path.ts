import { modifyType } from '@zhaocai/model/tendering/project-modify';
import { editChangePaths } from '../paths.ts';

/** Where an application of this kind is written. */
export function editPathOf(kind: unknown): string {
  if (modifyType.is(kind, 'result')) return editChangePaths.result;
  return modifyType.is(kind, 'document') ? editChangePaths.document : editChangePaths.item;
}
