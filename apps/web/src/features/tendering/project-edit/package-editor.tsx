import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { purchasePackage } from '@zhaocai/model/tendering/purchase-package';
import { Button } from 'antd';
import { memo, useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { DraftField } from './draft-field.tsx';
import { placeOf, type FaultMap } from './draft-faults.ts';
import { filledItems } from './item-lines.ts';
import { ItemTable } from './item-table.tsx';
import { withPackage, withoutPackage, type PackageDraft } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';
import type { DraftChange } from './use-draft-state.ts';

type PackageFieldName = keyof typeof purchasePackage.fields;

const heads = ['packageName', 'budget', 'ceilingMoney', 'quoteType', 'maxWinners'] as const;
const more = ['goods', 'brandModel', 'techParams', 'afterSale'] as const;

export interface PackageEditorProps {
  readonly prefix: string;
  readonly one: PackageDraft;
  readonly no: number;
  readonly faults: FaultMap;
  readonly onChange: DraftChange;
  readonly isOnly: boolean;
}

/** A package: its head fields and its goods lines. */
export const PackageEditor = memo(function PackageEditor(props: PackageEditorProps) {
  const { prefix, one, no, faults, onChange, isOnly } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(() => more.some((name) => Boolean(one.values[name])));
  const handleValue = (name: string, value: unknown) =>
    onChange((draft) =>
      withPackage(draft, one.key, (known) => ({ ...known, values: { ...known.values, [name]: value } })),
    );
  const fields = (names: readonly PackageFieldName[]) =>
    names.map((name) => (
      <DraftField
        key={name}
        id={prefix + placeOf(one.key, name)}
        name={name}
        field={purchasePackage.fields[name]}
        value={one.values[name]}
        fault={faults.get(placeOf(one.key, name)) as Text | undefined}
        onChange={handleValue}
      />
    ));
  return (
    <section className="pe-package" aria-label={t(texts.packageNo, { no })}>
      <header className="pe-package-head">
        <h3 className="pe-package-no">{t(texts.packageNo, { no })}</h3>
        <Button
          type="link"
          size="small"
          icon={isOpen ? <DownOutlined /> : <RightOutlined />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(texts.morePackage)}
        </Button>
        {!isOnly && <RemovePackage one={one} no={no} onChange={onChange} />}
      </header>
      <div className="pe-package-fields">{fields(heads)}</div>
      {isOpen && <div className="pe-fields pe-fields-two">{fields(more)}</div>}
      <ItemTable
        prefix={prefix}
        items={one.items}
        faults={faults}
        onChange={(change) =>
          onChange((draft) => withPackage(draft, one.key, (known) => ({ ...known, items: change(known.items) })))
        }
      />
    </section>
  );
});

function RemovePackage({ one, no, onChange }: Pick<PackageEditorProps, 'one' | 'no' | 'onChange'>) {
  const t = useText();
  const confirm = useConfirm();
  const handleClick = async () => {
    const count = filledItems(one.items).length;
    const isSure =
      count === 0 ||
      (await confirm({
        title: t(texts.removePackageTitle, { no }),
        text: t(texts.removePackageText, { count }),
        ok: t(texts.removePackage),
        isDangerous: true,
      }));
    if (isSure) onChange((draft) => withoutPackage(draft, one.key));
  };
  return (
    <Button type="text" size="small" danger icon={<DeleteOutlined />} onClick={() => void handleClick()}>
      {t(texts.removePackage)}
    </Button>
  );
}
