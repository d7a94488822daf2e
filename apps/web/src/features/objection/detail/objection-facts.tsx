import { appealType } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import type { ObjectionDetail } from '@zhaocai/model/objection/objection-endpoints';
import { project } from '@zhaocai/model/tendering/project';
import { Link } from 'react-router';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { objectionPath, projectPath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

type FieldName = keyof typeof objection.fields;

const raised: readonly FieldName[] = [
  'target',
  'submitTime',
  'knowTime',
  'facts',
  'request',
  'legalBasis',
  'evidence',
  'signFile',
];
const handled: readonly FieldName[] = [
  'dueTime',
  'dueArticle',
  'refuseReason',
  'answerTime',
  'answer',
  'answerFiles',
  'lapseTime',
  'suspension',
  'suspendEnd',
  'decision',
  'decideTime',
  'decisionText',
  'decisionFiles',
  'carryOutRemark',
  'closeTime',
];

/** What was raised, and what became of it: only what there is. */
export function ObjectionFacts({ row }: { readonly row: ObjectionDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const facts = usePresentFacts(objection.fields, row, raised);
  const outcome = usePresentFacts(objection.fields, row, handled);
  const isReport = appealType.is(row.appealType, 'report');
  const hidden = t(isReport ? texts.namelessReport : texts.nameless);
  return (
    <>
      <Section title={t(texts.raised)}>
        <DescriptionList
          facts={[
            {
              key: 'project',
              label: t(project.label),
              value: allowed('objection_raise') ? (
                `${row.projectNo} ${row.projectName}`
              ) : (
                <Link to={projectPath(row.projectId)}>{`${row.projectNo} ${row.projectName}`}</Link>
              ),
            },
            { key: 'supplier', label: t(objection.fields.supplierName.label), value: row.supplierName ?? hidden },
            ...(row.parentId === null
              ? []
              : [
                  {
                    key: 'parent',
                    label: t(objection.fields.parentId.label),
                    value: <Link to={objectionPath(row.parentId)}>{row.parentNo}</Link>,
                  },
                ]),
            ...facts,
          ]}
        />
      </Section>
      <Section title={t(texts.handled)}>
        {outcome.length === 0 ? <p className="kit-quiet">{t(texts.pending)}</p> : <DescriptionList facts={outcome} />}
      </Section>
    </>
  );
}
