import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { permissionTexts as texts } from '../texts.ts';
import type { NamedRight, RightsChange } from './grant-nodes.ts';

export interface ChangePanelProps {
  readonly change: RightsChange;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly saveText: string;
}

/** What a save will give and take, before it is done. */
export function ChangePanel({ change, isSaving, onSave, onUndo, saveText }: ChangePanelProps) {
  const t = useText();
  const { added, taken } = change;
  const isEmpty = added.length + taken.length === 0;
  return (
    <aside className="permission-changes">
      <Section title={t(texts.changes)}>
        <div aria-live="polite">
          {isEmpty && <p className="permission-quiet">{t(texts.noChanges)}</p>}
          <Rights title={t(texts.added, { count: added.length })} rights={added} isAdded />
          <Rights title={t(texts.taken, { count: taken.length })} rights={taken} isAdded={false} />
        </div>
        <div className="permission-changes-foot">
          <Button disabled={isEmpty || isSaving} onClick={onUndo}>
            {t(texts.undo)}
          </Button>
          <Button type="primary" disabled={isEmpty} loading={isSaving} onClick={onSave}>
            {saveText}
          </Button>
        </div>
      </Section>
    </aside>
  );
}

function Rights({ title, rights, isAdded }: { title: string; rights: readonly NamedRight[]; isAdded: boolean }) {
  if (rights.length === 0) return null;
  return (
    <div className={isAdded ? 'permission-added' : 'permission-taken'}>
      <h3>{title}</h3>
      <ul>
        {rights.map(({ key, name }) => (
          <li key={key}>
            {isAdded ? <PlusOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
