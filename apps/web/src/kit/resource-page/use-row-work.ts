import type { Entity, Fields, RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { permissionOf } from '@zhaocai/model/kit/entity';
import type { Key } from 'react';
import { useCommand } from '../endpoint/use-command.ts';
import { useAllowed } from '../session/allowed.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useConfirm } from '../widgets/use-confirm.tsx';
import { useNotify } from '../widgets/use-notify.tsx';

export interface RowRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  readonly export: boolean;
  readonly import: boolean;
}

type OwnVerb = 'save' | 'remove' | 'export' | 'import';

/** What the user may do with rows of this entity: the verb exists and its permission is held. */
export function useRowRights(entity: Pick<Entity, 'verbs' | 'menu' | 'permanent'>): RowRights {
  const allowed = useAllowed();
  const may = (verb: OwnVerb, right: OwnVerb | 'add' = verb) =>
    entity.verbs[verb] !== undefined && allowed(permissionOf(entity, right));
  return {
    add: may('save', 'add'),
    edit: may('save'),
    remove: may('remove') && !entity.permanent,
    export: may('export'),
    import: may('import'),
  };
}

/** Removes rows after asking: 请选择至少一条数据 without any, 确定将选择数据删除? before, 删除成功 after. */
export function useRemoveRows<F extends Fields>(entity: Entity<F>, onRemoved: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const endpoint = resource(entity).remove;
  const command = useCommand(endpoint ?? missing, { success: kitTexts.removed, inQuery: true, onSuccess: onRemoved });
  return async (ids: readonly Key[]) => {
    if (ids.length === 0) return notify.warning(t(kitTexts.selectOne));
    const text = ids.length > 1 ? t(kitTexts.selected, { count: ids.length }) : undefined;
    const isSure = await confirm({
      title: t(kitTexts.removeQuestion),
      text,
      ok: t(kitTexts.remove),
      isDangerous: true,
    });
    if (isSure) await command.run({ ids: ids.join(',') });
  };
}

/** Hooks are called whatever the entity answers; a verb it lacks shows no button, so this is never sent. */
const missing = { route: 'POST /', label: kitTexts.none, permission: 'signedIn' } as unknown as NonNullable<
  ReturnType<typeof resource>['remove']
>;

/** Saves a new or an edited row; true when it was stored. */
export function useSaveRow<F extends Fields>(entity: Entity<F>, row: RowOf<F> | undefined) {
  const endpoint = resource(entity).save;
  const command = useCommand(endpoint ?? (missing as unknown as NonNullable<typeof endpoint>), {
    success: row ? kitTexts.updated : kitTexts.added,
  });
  return async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    // The form gives what the definition asks for; its type is only known by name.
    const answer = await command.run(values as unknown as Parameters<typeof command.run>[0]);
    return answer !== undefined;
  };
}
