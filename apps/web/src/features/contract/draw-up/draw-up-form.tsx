import { contract } from '@zhaocai/model/contract/contract';
import { type PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { drawUpContract, updateContract, type contractProposal } from '@zhaocai/model/contract/draw-up-endpoints';
import { contractType } from '@zhaocai/model/contract/choices';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Fields } from '@zhaocai/model/kit/field';
import { Alert } from 'antd';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { ContractLines } from '../detail/contract-lines.tsx';
import { contractPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const { contractName, contractMoney, taxRate, startDate, endDate, performBondMoney } = contract.fields;
const { warrantyMoney, warrantyEnd, terms, text, lateReason } = contract.fields;
const kinds = contractType.choices.filter(({ name }) => name !== 'supplement');
const fields: Fields = {
  contractName,
  contractType: { ...contract.fields.contractType, choices: kinds },
  contractMoney,
  taxRate,
  startDate,
  endDate,
  performBondMoney,
  warrantyMoney,
  warrantyEnd,
  terms,
  text,
};

type Proposal = EndpointOutput<typeof contractProposal>;

interface DrawUpFormProps {
  readonly proposal: Proposal;
  readonly draft: PurchaseContractDetail | undefined;
}

/** Price and lines come from the bid; what is agreed beside them is filled in. */
export function DrawUpForm({ proposal, draft }: DrawUpFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const drawing = useCommand(drawUpContract, { success: texts.drawnUp });
  const changing = useCommand(updateContract, { success: texts.drawnUp });
  const { entryId, winMoney, isLate, signDue } = proposal;
  const save = async (values: FormValues) => {
    const said = saidIn(values);
    const answer = draft
      ? await changing.run({ id: draft.id, version: draft.version, ...said })
      : await drawing.run({ entryId, ...said });
    if (answer) void navigate(contractPath(answer.data.id), { replace: true });
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={`${proposal.projectName} · ${proposal.packageName}`}>
        <span>{proposal.supplierName}</span>
        <Money value={winMoney} unit />
      </PageHead>
      <Alert type="info" showIcon title={t(texts.fromAward)} />
      {isLate && signDue && <Alert type="warning" showIcon title={t(texts.late, { date: signDue.slice(0, 10) })} />}
      <Section title={t(texts.facts)}>
        <ResourceForm
          fields={isLate ? { ...fields, lateReason: { ...lateReason, required: true } } : fields}
          initial={draft ? { ...draft } : startOf(proposal)}
          submitText={t(texts.save)}
          onCancel={() => void navigate(-1)}
          onSubmit={save}
        />
      </Section>
      <Section title={t(texts.lines)} note={t(texts.linesNote)}>
        <ContractLines lines={proposal.lines} />
      </Section>
    </div>
  );
}

function startOf({ contractName: name, contractType: kind, winMoney }: Proposal): FormValues {
  return { contractName: name, contractType: kind, contractMoney: winMoney };
}

/** What was typed as the call takes it: what is left empty is nothing. */
function saidIn(values: FormValues) {
  const textOf = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? values[name] : null);
  return {
    contractName: textOf('contractName') ?? '',
    contractType: Number(values.contractType),
    contractMoney: textOf('contractMoney') ?? '',
    taxRate: textOf('taxRate'),
    startDate: textOf('startDate') ?? '',
    endDate: textOf('endDate') ?? '',
    performBondMoney: textOf('performBondMoney'),
    warrantyMoney: textOf('warrantyMoney'),
    warrantyEnd: textOf('warrantyEnd'),
    terms: textOf('terms'),
    lateReason: textOf('lateReason'),
    text: sentFiles(values.text),
  };
}
