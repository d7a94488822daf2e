import { CloseOutlined, TableOutlined } from '@ant-design/icons';
import { flagAt, textAt } from '@zhaocai/model/form/json';
import { asValues } from '@zhaocai/model/form/options';
import { recordNames } from '@zhaocai/model/form/record-source';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import type { ControlProps, Picked } from './control.ts';
import { renderTexts as texts } from './texts.ts';

const RecordsDialog = lazy(async () => ({ default: (await import('./records-dialog.tsx')).RecordsDialog }));

const between = '、';

/** Rows of another list: their names, and a button that opens the list. */
export function RecordsControl(given: ControlProps) {
  const t = useText();
  const { field, value, id, label, isDisabled, isFaulty, onChange } = given;
  const [isOpen, setIsOpen] = useState(false);
  const picked = pickedOf(given);
  const isMultiple = flagAt(field.props, 'multiple');
  const set = (rows: readonly Picked[]) => {
    const [first] = rows;
    const names = rows.map((row) => row.label).join(between);
    onChange(isMultiple ? rows.map((row) => row.value) : first?.value, names);
    setIsOpen(false);
  };
  const words = textAt(field.props, 'placeholder') || t(texts.choose, { label: field.label });
  return (
    <div className="form-records">
      {picked.length > 0 && (
        <ul aria-label={label}>
          {picked.map((row) => (
            <li key={row.value}>
              {row.label}
              <Button
                type="text"
                size="small"
                disabled={isDisabled}
                icon={<CloseOutlined />}
                aria-label={t(texts.removeRecord, { name: row.label })}
                onClick={() => set(picked.filter((one) => one.value !== row.value))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={id}
        icon={<TableOutlined />}
        danger={isFaulty}
        disabled={isDisabled}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {picked.length > 0 && value !== undefined ? t(texts.chooseAgain) : words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordsDialog given={given} picked={picked} onPick={set} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The names beside the values, where they can be told apart; else the values themselves. */
function pickedOf({ field, value, name }: ControlProps): readonly Picked[] {
  const values = asValues(value === '' ? undefined : value, field);
  const kept = typeof name === 'string' && name !== '' ? name : undefined;
  const names = values.length === 1 && kept !== undefined ? [kept] : (kept?.split(between) ?? []);
  const own = recordNames(values, field);
  const isNamed = names.length === values.length;
  return values.map((one, at) => ({
    value: typeof one === 'number' ? one : String(one),
    label: (isNamed ? names[at] : own[at]) ?? '',
  }));
}
