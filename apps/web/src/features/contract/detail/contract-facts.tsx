import { contract } from '@zhaocai/model/contract/contract';
import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractSide } from '@zhaocai/model/contract/choices';
import { project } from '@zhaocai/model/tendering/project';
import { Link } from 'react-router';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { projectPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';
import { ContractLines } from './contract-lines.tsx';

type FieldName = keyof typeof contract.fields;

const agreed: readonly FieldName[] = [
  'buyerName',
  'supplierName',
  'contractType',
  'contractMoney',
  'taxRate',
  'startDate',
  'endDate',
  'performBondMoney',
  'warrantyMoney',
  'warrantyEnd',
  'isSmeContract',
  'terms',
  'text',
];
const signing: readonly FieldName[] = [
  'signDue',
  'signDueArticle',
  'lateReason',
  'signTime',
  'noticeState',
  'noticeDue',
  'noticeTime',
  'noticeUrl',
  'filingState',
  'filingDue',
  'filingTime',
  'filingNo',
  'refusalState',
  'refusalFollow',
  'followRemark',
];

/** What is agreed, what is delivered, and how far the signing is. */
export function ContractFacts({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const facts = usePresentFacts(contract.fields, row, agreed);
  const signed = usePresentFacts(contract.fields, row, signing);
  const place = `${row.projectNo} ${row.projectName} · ${row.packageName}`;
  return (
    <>
      <Section title={t(texts.facts)}>
        <DescriptionList
          facts={[
            {
              key: 'project',
              label: t(project.label),
              value: allowed('project_view') ? <Link to={projectPath(row.projectId)}>{place}</Link> : place,
            },
            ...facts,
          ]}
        />
      </Section>
      <Section title={t(texts.lines)} note={String(row.lines.length)}>
        <ContractLines lines={row.lines} />
      </Section>
      {signed.length > 0 && (
        <Section title={t(texts.signing)}>
          <DescriptionList facts={signed} />
        </Section>
      )}
      <Papers papers={row.papers} />
    </>
  );
}

/** What either side signed, the newest first. */
function Papers({ papers }: Pick<PurchaseContractDetail, 'papers'>) {
  const t = useText();
  return (
    <Section title={t(texts.papers)}>
      {papers.length === 0 && <p className="kit-quiet">{t(texts.noPapers)}</p>}
      {papers.map(({ side, versionNo, fileId, fileName, fileSuffix, time }) => (
        <div key={fileId}>
          <ChoiceTag choices={contractSide.choices} value={side} />
          <FileLinks files={[{ fileId, fileName, fileSuffix, fileUrl: '' }]} />
          <p className="kit-quiet kit-number">{`V${versionNo} · ${shownInstant(time)}`}</p>
        </div>
      ))}
    </Section>
  );
}
