import { auditExport, type AuditRow } from '@zhaocai/model/evidence/audit-endpoints';
import { linkTexts } from '@zhaocai/model/evidence/chain-texts';
import { Alert, Button } from 'antd';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { Drawer } from '../../../kit/widgets/drawer.tsx';
import { auditTexts as texts } from './texts.ts';

interface AuditDrawerProps {
  readonly row: AuditRow | undefined;
  readonly onClose: () => void;
}

/** All of one act: who, from where, what of it was before and after, and the record itself. */
export function AuditDrawer({ row, onClose }: AuditDrawerProps) {
  const t = useText();
  const isPhone = useCompact();
  const last = useLastShown(row);
  return (
    <Drawer
      open={row !== undefined}
      title={last?.act}
      size={isPhone ? '100%' : 760}
      onClose={onClose}
      extra={<Button onClick={onClose}>{t(kitTexts.close)}</Button>}
      closable={false}
    >
      {last && (
        <>
          <Facts row={last} />
          <Section title={t(texts.changes)}>
            <Changes row={last} />
          </Section>
          <Section title={t(texts.record)}>
            {last.isPartial && <Alert type="info" showIcon title={t(texts.partial)} />}
            <code className="audit-record">{last.payload}</code>
          </Section>
        </>
      )}
    </Drawer>
  );
}

const shown = ['id', 'at', 'actorName', 'account', 'actorTenant', 'address', 'kindName', 'object', 'reason'] as const;

function Facts({ row }: { readonly row: AuditRow }) {
  const t = useText();
  const facts = shown
    .filter((name) => row[name] !== null && row[name] !== '')
    .map((name) => {
      const field = auditExport.fields[name];
      return {
        key: name,
        label: field && t(field.label),
        value: row[name],
        isWide: name === 'reason' || name === 'object',
      };
    });
  return (
    <DescriptionList
      facts={[
        ...facts,
        { key: 'hash', label: t(linkTexts.hash), value: <Copyable value={row.hash} />, isWide: true },
        { key: 'prevHash', label: t(linkTexts.prevHash), value: <Copyable value={row.prevHash} />, isWide: true },
      ]}
    />
  );
}

function Changes({ row: { changes } }: { readonly row: AuditRow }) {
  const t = useText();
  if (changes.length === 0) return <p>{t(texts.noChanges)}</p>;
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          {[texts.field, texts.before, texts.after].map((text) => (
            <th key={text.en} scope="col">
              {t(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>{before ?? '—'}</td>
            <td>{after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
