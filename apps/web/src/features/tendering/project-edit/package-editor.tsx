import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import { purchasePackage } from '@zhaocai/contract/tendering/purchase-package';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { FormField } from './form-field.tsx';
import { LinesTable } from './lines-table.tsx';
import type { PackageDraft } from './project-draft.ts';
import { editTexts as texts } from './texts.ts';

export interface PackageEditorProps {
  readonly one: PackageDraft;
  readonly number: number;
  readonly onChange: (one: PackageDraft) => void;
  /** Absent for the only package. */
  readonly onRemove?: () => void;
}

const shown = ['packageName', 'budget', 'ceilingMoney', 'quoteType', 'maxWinners'] as const;
const more = ['goods', 'brandModel', 'techParams', 'afterSale'] as const;

/** One package: what it is, what it may cost, its goods lines. */
export function PackageEditor({ one, number, onChange, onRemove }: PackageEditorProps) {
  const t = useText();
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(() => more.some((name) => one.values[name]));
  const { fields } = purchasePackage;
  const handleChange = (name: string, value: unknown) => onChange({ ...one, values: { ...one.values, [name]: value } });
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t(texts.removePackageTitle, { no: number }),
      text: t(texts.removePackageText, { count: one.items.length }),
      ok: t(texts.removePackage),
      isDangerous: true,
    });
    if (isSure) onRemove?.();
  };
  return (
    <fieldset className="edit-package">
      <legend className="edit-package-head">
        <span className="edit-package-title">{t(texts.packageTitle, { no: number })}</span>
        {onRemove && (
          <Button type="text" size="small" danger icon={<DeleteOutlined />} onClick={() => void handleRemove()}>
            {t(texts.removePackage)}
          </Button>
        )}
      </legend>
      <div className="edit-grid">
        {shown.map((name) => (
          <FormField
            key={name}
            name={name}
            field={fields[name]}
            values={one.values}
            place={one.key}
            onChange={handleChange}
          />
        ))}
      </div>
      <LinesTable lines={one.items} onChange={(items) => onChange({ ...one, items })} />
      <button type="button" className="kit-link edit-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <DownOutlined /> : <RightOutlined />} {t(texts.more)}
      </button>
      {isOpen && (
        <div className="edit-grid edit-grid-two">
          {more.map((name) => (
            <FormField
              key={name}
              name={name}
              field={fields[name]}
              values={one.values}
              place={one.key}
              onChange={handleChange}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
