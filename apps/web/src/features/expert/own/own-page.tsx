import { expert } from '@zhaocai/model/expert/expert';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import {
  ownExpert,
  ownExpertRecords,
  ownRecords,
  removeOwnRecord,
  saveOwnExpert,
  saveOwnRecord,
  type OwnExpert,
  type OwnRecordKind,
} from '@zhaocai/model/expert/own-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import type { Row } from '@zhaocai/model/kit/entity';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { OwnSection } from '../../evaluation/index.ts';
import { RecordList, type RecordWork } from '../record/record-list.tsx';
import { bankLook, caLook, eduworkLook, titleLook } from '../record/record-looks.tsx';
import { expertTexts as texts } from '../texts.ts';
import { OwnInvitations } from './own-invitations.tsx';
import '../expert.css';

/** What an expert sees of himself and keeps himself. */
export function OwnExpertPage() {
  const t = useText();
  const query = useEndpoint(ownExpert, {});
  return (
    <Loaded query={query} rows={12}>
      {(row) => (row ? <OwnView row={row} /> : <Empty title={t(texts.ownNone)} help={t(texts.ownNoneHelp)} />)}
    </Loaded>
  );
}

function OwnView({ row }: { readonly row: OwnExpert }) {
  const t = useText();
  const allowed = useAllowed();
  const [isEditing, setEditing] = useState(false);
  const { suspendUntil: day, stateReason: reason } = row;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.own)}
        note={<ChoiceTag choices={expertLifecycle.choices} value={row.expertStatus} />}
        actions={
          allowed('expertOwn_edit') && (
            <Button type="primary" onClick={() => setEditing(true)}>
              {t(texts.ownEdit)}
            </Button>
          )
        }
      >
        <span>{row.name}</span>
        <span>{row.expertNo}</span>
      </PageHead>
      {day && reason && <Alert type="warning" showIcon title={t(texts.suspendedNote, { day, reason })} />}
      <OwnInvitations />
      <Suspense>
        <OwnSection />
      </Suspense>
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(row)} />
      </Section>
      <OwnRecords />
      {isEditing && <EditDialog row={row} onClose={() => setEditing(false)} />}
    </div>
  );
}

const shown = [
  'idNo',
  'phone',
  'email',
  'workUnit',
  'title',
  'titleLevel',
  'workYears',
  'joinTime',
  'formerUnits',
  'avoidUnits',
] as const;

function useFacts(row: OwnExpert) {
  const t = useText();
  const { fields } = expert;
  const facts = shown.map((name) => ({
    key: name,
    label: t(fields[name].label),
    value: <FieldValueView field={fields[name]} value={cellValue(row, name)} />,
    isWide: name === 'formerUnits' || name === 'avoidUnits',
  }));
  return [
    ...facts.slice(0, 3),
    { key: 'items', label: t(fields.itemCodes.label), value: row.itemNames },
    ...facts.slice(3),
  ];
}

type KeptRow<K extends OwnRecordKind> = Row<(typeof ownRecords)[K]>;
/** As the call declares them: its lists are made from the definitions. */
type Kept = { readonly [K in OwnRecordKind]: readonly KeptRow<K>[] };

function OwnRecords() {
  const { data } = useEndpoint(ownExpertRecords, {});
  const kept = data as unknown as Kept | undefined;
  const work = useOwnWork();
  const { bank, title, eduwork, ca } = ownRecords;
  return (
    <div className="expert-two">
      <RecordList entity={ca} rows={kept?.ca} {...caLook} {...work('ca')} />
      <RecordList entity={bank} rows={kept?.bank} {...bankLook(new Map())} {...work('bank')} />
      <RecordList entity={title} rows={kept?.title} {...titleLook} {...work('title')} />
      <RecordList entity={eduwork} rows={kept?.eduwork} {...eduworkLook} {...work('eduwork')} />
    </div>
  );
}

function useOwnWork(): (kind: OwnRecordKind) => RecordWork {
  const allowed = useAllowed();
  const saving = useCommand(saveOwnRecord, { success: texts.recordSaved });
  const removing = useCommand(removeOwnRecord, { success: texts.recordRemoved });
  return (kind) => ({
    mayEdit: allowed('expertOwn_edit'),
    save: async (values) => (await saving.run({ ...values, kind })) !== undefined,
    remove: (id) => removing.run({ kind, id }),
  });
}

const { phone, email, formerUnits, avoidUnits } = expert.fields;
const editFields = { phone, email, formerUnits, avoidUnits } as const satisfies Fields;

function EditDialog({ row, onClose }: { readonly row: OwnExpert; readonly onClose: () => void }) {
  const t = useText();
  const saving = useCommand(saveOwnExpert, { success: texts.saved });
  return (
    <Dialog isOpen title={t(texts.ownEdit)} width={560} onClose={onClose}>
      <ResourceForm
        fields={editFields}
        row={{ ...row }}
        onCancel={onClose}
        onSubmit={async (values) => {
          const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
          const answer = await saving.run({
            version: row.version,
            phone: text('phone') ?? '',
            email: text('email'),
            formerUnits: text('formerUnits'),
            avoidUnits: text('avoidUnits'),
          });
          if (answer) onClose();
          return answer !== undefined;
        }}
      />
    </Dialog>
  );
}
