import { DeleteOutlined, DownOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useState } from 'react';
import { DraftFields, FaultText } from '../../../kit/large-form/draft-fields.tsx';
import { placeOf, useFormPlace } from '../../../kit/large-form/form-faults.ts';
import type { DraftChange } from '../../../kit/large-form/use-large-form.ts';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { filledLines } from '../../../kit/line-table/lines.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import {
  itemColumns,
  newPackage,
  packageFields,
  withPackage,
  type PackageChange,
  type PackageDraft,
  type ProjectDraft,
} from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';

const heads = ['packageName', 'budget', 'ceilingMoney', 'quoteType', 'maxWinners'];
const more = ['goods', 'brandModel', 'techParams', 'afterSale'];

export interface PackagesProps {
  readonly packages: readonly PackageDraft[];
  readonly onChange: DraftChange<ProjectDraft>;
}

/** The packages, one below the other; there is always one. */
export function Packages({ packages, onChange }: PackagesProps) {
  const t = useText();
  const fault = useFormPlace().faults.get('packages');
  const handleAdd = () => onChange((draft) => ({ ...draft, packages: [...draft.packages, newPackage()] }));
  return (
    <div className="project-packages">
      {packages.map((one, index) => (
        <PackageEditor key={one.key} one={one} no={index + 1} isOnly={packages.length === 1} onChange={onChange} />
      ))}
      {fault && <FaultText text={fault} />}
      <Button type="dashed" block icon={<PlusOutlined />} onClick={handleAdd}>
        {t(texts.addPackage)}
      </Button>
    </div>
  );
}

interface PackageEditorProps {
  readonly one: PackageDraft;
  readonly no: number;
  readonly isOnly: boolean;
  readonly onChange: PackagesProps['onChange'];
}

/** A package: its head fields, what is seldom said of it behind a button, and its goods lines. */
const PackageEditor = memo(function PackageEditor({ one, no, isOnly, onChange }: PackageEditorProps) {
  const t = useText();
  const { faults } = useFormPlace();
  const [isWanted, setWanted] = useState(() => more.some((name) => Boolean(one.values[name])));
  // What is wrong is never folded away.
  const isOpen = isWanted || more.some((name) => faults.has(placeOf(one.key, name)));
  const change = (edit: PackageChange) => onChange((draft) => withPackage(draft, one.key, edit));
  const seen = (names: readonly string[]) => names.filter((name) => !one.hidden?.includes(name));
  const fields = {
    fields: packageFields,
    values: one.values,
    partKey: one.key,
    onValue: (name: string, value: unknown) =>
      change((known) => ({ ...known, values: { ...known.values, [name]: value } })),
  };
  return (
    <section className="project-package" aria-label={t(texts.packageNo, { no })}>
      <header>
        <h3>{t(texts.packageNo, { no })}</h3>
        <Button
          type="link"
          size="small"
          icon={isOpen ? <DownOutlined /> : <RightOutlined />}
          aria-expanded={isOpen}
          onClick={() => setWanted(!isOpen)}
        >
          {t(texts.morePackage)}
        </Button>
        {!isOnly && <RemovePackage one={one} no={no} onChange={onChange} />}
      </header>
      <DraftFields {...fields} names={seen(heads)} className="kit-field-grid project-package-head" />
      {isOpen && <DraftFields {...fields} names={seen(more)} className="kit-field-grid kit-field-grid-two" />}
      <LineTable
        columns={itemColumns}
        lines={one.items}
        onChange={(edit) => change((known) => ({ ...known, items: edit(known.items) }))}
      />
    </section>
  );
});

function RemovePackage({ one, no, onChange }: Omit<PackageEditorProps, 'isOnly'>) {
  const t = useText();
  const confirm = useConfirm();
  const handleClick = async () => {
    const count = filledLines(itemColumns, one.items).length;
    const question = {
      title: t(texts.removePackageTitle, { no }),
      text: t(texts.removePackageText, { count }),
      ok: t(texts.removePackage),
      isDangerous: true,
    };
    if (count > 0 && !(await confirm(question))) return;
    onChange((draft) => ({ ...draft, packages: draft.packages.filter(({ key }) => key !== one.key) }));
  };
  return (
    <Button type="text" size="small" danger icon={<DeleteOutlined />} onClick={() => void handleClick()}>
      {t(texts.removePackage)}
    </Button>
  );
}
