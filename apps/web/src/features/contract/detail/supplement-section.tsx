import type { PurchaseContractDetail, Supplement } from '@zhaocai/model/contract/contract-endpoints';
import { contract } from '@zhaocai/model/contract/contract';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { submitSup } from '@zhaocai/model/contract/supplement-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { contractPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';
import { useSupplementTask } from './use-supplement-task.ts';

const columns = shownColumns<Supplement>(contract.fields, {
  contractNo: { width: 150, type: 'mylink' },
  contractName: { width: 260 },
  contractStatus: { width: 130 },
  contractMoney: { width: 140 },
  signTime: { width: 170 },
});

/** What is agreed beside a contract, or of a supplement what it is beside. */
export function SupplementSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const isSupplier = allowed('bid_quote');
  const isBeside = row.parentContractId !== null;
  const isInForce = purchaseContractLifecycle.is(row.contractStatus, 'signed', 'performing');
  const mayDraw = allowed(submitSup.permission) && (isBeside ? row.actions.includes('discard') : isInForce);
  if (!isBeside && !mayDraw && row.supplements.length === 0) return null;
  return (
    <Section title={t(texts.supplements)} extra={mayDraw && <DrawUp row={row} />}>
      {row.parentContractId !== null ? (
        <Link to={contractPath(row.parentContractId, isSupplier)}>
          {t(texts.supplementOf, { no: row.parentNo ?? '' })}
        </Link>
      ) : (
        <DataTable<Supplement>
          rowKey="id"
          columns={columns}
          rows={row.supplements}
          isPagedHere
          onOpen={({ id }) => void navigate(contractPath(id, isSupplier))}
          empty={<p className="kit-quiet">{t(texts.noSupplements)}</p>}
        />
      )}
    </Section>
  );
}

/** Draws one up, or changes the draft of one. */
function DrawUp({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const taskOf = useSupplementTask(row);
  return (
    <>
      <Button disabled={taskOf === undefined} onClick={() => setTask(taskOf)}>
        {t(row.parentContractId === null ? texts.supplement : texts.changeSupplement)}
      </Button>
      <FormDialog task={task} width={640} onClose={() => setTask(undefined)} />
    </>
  );
}
