import type { Entity, EntityAction, Row } from '@zhaocai/model/kit/entity';
import { actionsAllowed, type Action } from '@zhaocai/model/kit/lifecycle';
import type { MoveEndpoints } from '@zhaocai/model/kit/move';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowAction } from '../data-table/column.ts';
import { call } from '../http/call.ts';
import { intentKey } from '../http/intent-key.ts';
import { isOutcomeUnknown, RequestError } from '../http/request-error.ts';
import { useAllowed } from '../session/allowed.ts';
import { useText } from '../text/language.ts';
import { useAskReason, useConfirm } from '../widgets/use-confirm.tsx';
import { useNotify } from '../widgets/use-notify.tsx';

type Moved = Readonly<{ id: string; version: number }>;

/**
 * The moves that a row's state and the user's permissions leave, from its lifecycle: named, asked for (with a reason
 * where the action wants one), done, told. `about` says which row the question means.
 */
export function useRowMoves<const E extends Entity, const A extends EntityAction<E>>(
  entity: E,
  endpoints: MoveEndpoints<E, A>,
  about: (row: Row<E>) => string,
): (row: Row<E>) => RowAction[] {
  const { lifecycle } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no lifecycle`);
  const allowed = useAllowed();
  const t = useText();
  const queries = useQueryClient();
  const notify = useNotify();
  const ask = useAsk();
  const [key] = useState(intentKey);
  const move = async (name: A, action: Action, row: Row<E> & Moved) => {
    const reason = await ask(action, about(row));
    if (reason === undefined) return;
    const input = { id: row.id, version: row.version, ...(reason && { reason }) };
    try {
      await call(endpoints[name], input, { idempotencyKey: key.of([name, input]) });
      key.settle();
      notify.success(t(action.label));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (!isOutcomeUnknown(error)) key.settle();
      notify.failure(error);
    }
    await queries.invalidateQueries();
  };
  return (row) => {
    // Every row has an id and a version, and its state under the name that the lifecycle says.
    const moved = row as Row<E> & Moved & Readonly<Record<string, unknown>>;
    const names = actionsAllowed(lifecycle, moved[lifecycle.field], allowed).filter((name) => name in endpoints);
    return names.map((name) => {
      const action = lifecycle.actions[name];
      if (!action) throw new Error(`${entity.name} has no ${name}`);
      return {
        key: name,
        label: t(action.label),
        isDangerous: action.danger,
        // The keys of the calls are actions of the entity.
        onClick: () => void move(name as unknown as A, action, moved),
      };
    });
  };
}

/** The reason, empty where none is wanted; undefined when the user stepped back. */
function useAsk(): (action: Action, about: string) => Promise<string | undefined> {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  return async ({ label, confirm: text, danger, reason }, about) => {
    const title = `${t(label)}${t({ zh: '：', en: ': ' })}${about}`;
    const question = { title, text: text && t(text), ok: t(label), isDangerous: danger };
    if (reason) return askReason({ ...question, isOptional: reason === 'optional' });
    return (await confirm(question)) ? '' : undefined;
  };
}
