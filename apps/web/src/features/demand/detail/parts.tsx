import type { DemandAnswer, DemandPart } from '@zhaocai/model';
import { changeParent } from '@zhaocai/model/demand/demand-endpoints';
import { demand as definition } from '@zhaocai/model/demand/demand';
import { demandLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { resource } from '@zhaocai/model/kit/resource';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import { RowPicker, type PickerInput } from '../../../kit/picker/row-picker.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

/** The demands that this one is put together with, as a tree, and the ways to move it. */
export function Parts({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  const moving = useCommand(changeParent, { success: texts.moved });
  const { id, version, parentId, parts, actions, wholeBudget } = demand;
  const confirm = useConfirm();
  const notify = useNotify();
  const queries = useQueryClient();
  // Of another kind, or not to be put together at all: asked again where the server asks.
  const join = async (to: string) => {
    try {
      await call(changeParent, { id, version, parentId: to });
      notify.success(t(texts.moved));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.reason !== 'demand.mixedConfirm') return notify.failure(error);
      if (!(await confirm({ title: error.message }))) return;
      await moving.run({ id, version, parentId: to, isConfirmed: true });
    }
  };
  const mayMove = actions.includes('changeParent');
  if (parts.length === 0 && !mayMove) return null;
  const [top] = parts;
  return (
    <Section
      title={t(texts.parts)}
      note={parts.length > 0 ? `${t(texts.whole)} ${formatMoney(wholeBudget)}` : undefined}
      extra={
        mayMove && (
          <>
            {parentId && (
              <Button size="small" loading={moving.isRunning} onClick={() => void moving.run({ id, version })}>
                {t(texts.detach)}
              </Button>
            )}
            <Button size="small" onClick={() => setChoosing(true)}>
              {t(texts.changeParent)}
            </Button>
          </>
        )
      }
    >
      {top && <Branch parts={parts} part={top} current={id} />}
      <RowPicker
        isOpen={isChoosing}
        title={t(texts.changeParentTitle)}
        rowsKey={['demandParents', demand.deptId, id]}
        load={(input) => candidates(demand, input)}
        value={[]}
        onPick={([picked]) => {
          setChoosing(false);
          if (picked) void join(picked.id);
        }}
        onClose={() => setChoosing(false)}
      />
    </Section>
  );
}

async function candidates({ deptId, id }: DemandAnswer, { keyword, current, size }: PickerInput) {
  const { page } = resource(definition);
  const { data } = await call(page, { current, size, deptId, ...(keyword && { keyword }) });
  const rows = data.records.filter((row) => row.id !== id);
  return { ...data, records: rows.map((row) => ({ id: row.id, title: row.demandName, note: row.demandNo })) };
}

interface BranchProps {
  readonly parts: readonly DemandPart[];
  readonly part: DemandPart;
  readonly current: string;
}

function Branch({ parts, part, current }: BranchProps) {
  const t = useText();
  const below = parts.filter(({ parentId }) => parentId === part.id);
  return (
    <ul className="demand-tree">
      <li>
        <span className="demand-part">
          {part.id === current ? (
            <strong>
              {part.demandName} <span className="demand-hint">{t(texts.thisOne)}</span>
            </strong>
          ) : (
            <Link to={`${demandPath}?id=${part.id}`}>{part.demandName}</Link>
          )}
          <ChoiceTag choices={demandLifecycle.choices} value={part.demandStatus} />
          <Money value={part.budget} />
        </span>
        {below.map((one) => (
          <Branch key={one.id} parts={parts} part={one} current={current} />
        ))}
      </li>
    </ul>
  );
}
