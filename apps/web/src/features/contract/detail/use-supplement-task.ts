import { contract } from '@zhaocai/model/contract/contract';
import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { submitSup, supplementProposal } from '@zhaocai/model/contract/supplement-endpoints';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { contractPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const { contractName, startDate, endDate, terms } = contract.fields;
const nameOf = (itemId: string) => `line${itemId}`;
/** In the language of the reader: a line has one name. */
const asText = (said: string): Text => ({ zh: said, en: said });
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** A supplement to be drawn up: so much more of each line. Undefined until it is known what may be added. */
export function useSupplementTask(row: PurchaseContractDetail): FormTask | undefined {
  const t = useText();
  const navigate = useNavigate();
  const contractId = row.parentContractId ?? row.id;
  const own = row.parentContractId === null ? undefined : row;
  const { data } = useEndpoint(supplementProposal, { contractId });
  const saving = useCommand(submitSup, { success: texts.supplementSaved });
  if (!data) return undefined;
  const { lines, leftMoney, percent } = data;
  const quantities = lines.map(({ itemId, name, unit, perMoney }): [string, Field] => [
    nameOf(itemId),
    {
      kind: 'decimal',
      label: asText(t(texts.added, { name: `${name}（${unit}，${formatMoney(perMoney)}）` })),
      min: 0,
    },
  ]);
  const fields: Fields = {
    contractName,
    startDate,
    endDate,
    terms: { ...terms, label: texts.supplementWhy, required: true },
    ...Object.fromEntries(quantities),
  };
  const known = own?.lines.map(({ itemId, quantity }) => [nameOf(itemId), quantity]) ?? [];
  const name = `${data.contractName}${t(texts.supplementName)}`;
  return {
    key: `supplement ${contractId} ${own?.version ?? ''} ${leftMoney}`,
    title: t(own ? texts.changeSupplement : texts.supplement),
    note: percent === null ? undefined : t(texts.supplementNote, { percent, left: formatMoney(leftMoney) }),
    fields,
    initial: own ? { ...own, ...Object.fromEntries(known) } : { contractName: name, endDate: row.endDate },
    onSubmit: async (values) => {
      const added = lines.map(({ itemId }) => ({ itemId, quantity: textOf(values[nameOf(itemId)]) }));
      const saved = await saving.run({
        contractId,
        ...(own && { id: own.id, version: own.version }),
        contractName: textOf(values.contractName),
        startDate: textOf(values.startDate),
        endDate: textOf(values.endDate),
        terms: textOf(values.terms),
        lines: added.filter(({ quantity }) => Number(quantity) > 0),
        isDraft: true,
      });
      if (saved && !own) void navigate(contractPath(saved.data.id, false));
      return saved !== undefined;
    },
  };
}
