import {
  acceptanceById,
  acceptanceProposal,
  performAccept,
  type AcceptanceDetail,
  type LineToAccept,
} from '@zhaocai/model/contract/acceptance-endpoints';
import { countingOf } from '@zhaocai/model/contract/accepted-value';
import { contractAcceptance, contractAcceptor } from '@zhaocai/model/contract/contract-acceptance';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import { Alert } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { LinesField } from '../../../kit/line-table/lines-field.tsx';
import { filledLines, lineInput, lineOf, type LineColumns, type Lines } from '../../../kit/line-table/lines.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../contract.css';
import { acceptancePath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';
import { textIn } from './typed.ts';

const { acceptType, acceptTime, acceptPlace } = contractAcceptance.fields;
const memberColumns: LineColumns = [
  { name: 'memberName', field: contractAcceptor.fields.memberName, width: '34%' },
  { name: 'memberRole', field: contractAcceptor.fields.memberRole },
];

/** An acceptance is drawn up for a contract (`?contractId=`), or its draft changed (`?id=`). */
export function AcceptanceFormPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const contractId = search.get('contractId') ?? '';
  if (id) return <Changing id={id} />;
  if (contractId) return <Drawing contractId={contractId} />;
  return <Empty title={t(texts.choose)} />;
}

function Changing({ id }: { readonly id: string }) {
  const query = useEndpoint(acceptanceById, { id });
  return (
    <Loaded query={query} rows={8}>
      {(draft) => <Drawing contractId={draft.contractId} draft={draft} />}
    </Loaded>
  );
}

interface DrawingProps {
  readonly contractId: string;
  readonly draft?: AcceptanceDetail;
}

function Drawing({ contractId, draft }: DrawingProps) {
  const query = useEndpoint(acceptanceProposal, { contractId });
  return (
    <Loaded query={query} rows={8}>
      {(proposal) => <AcceptanceForm contractId={contractId} draft={draft} proposal={proposal} />}
    </Loaded>
  );
}

type Proposal = EndpointOutput<typeof acceptanceProposal>;

function AcceptanceForm({ contractId, draft, proposal }: DrawingProps & { readonly proposal: Proposal }) {
  const t = useText();
  const navigate = useNavigate();
  const saving = useCommand(performAccept, { success: texts.acceptanceSaved });
  const { leastMembers, leastMembersArticle, lines } = proposal;
  const first = useMemo(() => membersOf(draft, leastMembers), [draft, leastMembers]);
  const members = useRef<Lines>(first);
  const handleMembers = useCallback((typed: Lines) => {
    members.current = typed;
  }, []);
  const save = async (values: FormValues) => {
    const answer = await saving.run({
      contractId,
      ...(draft && { id: draft.id, version: draft.version }),
      acceptType: Number(values.acceptType),
      acceptTime: textIn(values, 'acceptTime') ?? '',
      acceptPlace: textIn(values, 'acceptPlace'),
      lines: lines.flatMap(({ contractLineId }) => {
        const planQuantity = textIn(values, `q${contractLineId}`) ?? '0';
        return [{ contractLineId, planQuantity }];
      }),
      members: filledLines(memberColumns, members.current).map((line) => {
        const { memberName, memberRole } = lineInput(memberColumns, line);
        return { memberName: memberName ?? '', memberRole: memberRole ?? '' };
      }),
    });
    if (answer) void navigate(acceptancePath(answer.data.id, false), { replace: true });
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={`${t(texts.drawUpAcceptance)} · ${proposal.contractName}`}>
        <span>{proposal.contractNo}</span>
        <span>{proposal.supplierName}</span>
      </PageHead>
      <Alert type="info" showIcon title={t(texts.acceptNote)} />
      <Section title={t(texts.acceptances)}>
        <ResourceForm
          fields={{ acceptType, acceptTime, acceptPlace, ...quantityFields(lines, t) }}
          initial={{ ...startOf(lines, draft), members: first }}
          submitText={t(texts.save)}
          onCancel={() => void navigate(-1)}
          onSubmit={save}
        >
          <div className="kit-form-wide">
            <h2 className="contract-subtitle">{t(texts.acceptors)}</h2>
            {leastMembersArticle !== null && (
              <p className="kit-quiet">
                {t(texts.acceptorsNote, { count: leastMembers, article: leastMembersArticle })}
              </p>
            )}
            <LinesField name="members" columns={memberColumns} onLines={handleMembers} />
          </div>
        </ResourceForm>
      </Section>
    </div>
  );
}

/** As many empty lines as the rule wants people. */
function membersOf(draft: AcceptanceDetail | undefined, least: number): Lines {
  const known = draft?.members ?? Array.from({ length: Math.max(1, least) }, () => ({}));
  return known.map((member) => lineOf(memberColumns, member));
}

function quantityFields(lines: readonly LineToAccept[], t: Translate): Fields {
  const fields = lines.map((line): [string, Field] => {
    const left = trimZeros(line.left.acceptance);
    const words = { name: line.name, left, unit: line.unit };
    const label = { zh: t(texts.quantityOf, words), en: t(texts.quantityOf, words) };
    return [`q${line.contractLineId}`, { kind: 'decimal', label, min: 0, required: true }];
  });
  return Object.fromEntries(fields);
}

/** All that is left, or what the draft says. */
function startOf(lines: readonly LineToAccept[], draft: AcceptanceDetail | undefined): FormValues {
  const planned = new Map(draft?.lines.map((line) => [line.contractLineId, line.planQuantity]));
  const counting = draft ? countingOf(draft.acceptType) : 'acceptance';
  const quantities = lines.map(({ contractLineId, left }) => [
    `q${contractLineId}`,
    trimZeros(draft ? (planned.get(contractLineId) ?? '0') : left[counting]),
  ]);
  const head = draft && {
    acceptType: draft.acceptType,
    acceptTime: draft.acceptTime,
    acceptPlace: draft.acceptPlace,
  };
  return { ...head, ...Object.fromEntries(quantities) };
}
