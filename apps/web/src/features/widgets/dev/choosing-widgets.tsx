import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { DictSelect } from '../../../kit/dictionary/dict-select.tsx';
import { UserPicker } from '../../../kit/picker/user-picker.tsx';
import type { Pickable } from '../../../kit/picker/row-picker.tsx';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useText } from '../../../kit/text/language.ts';
import { CheckedTree } from '../../../kit/tree/checked-tree.tsx';
import { EntityTreeField } from '../../../kit/tree/entity-tree-field.tsx';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import { PackageSelector } from '../../../kit/widgets/package-selector.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { TabContainer } from '../../../kit/widgets/tab-container.tsx';
import { Labelled } from './labelled.tsx';
import { sampleNodes, sampleSource } from './sample-tree.ts';
import { widgetTexts as texts } from './texts.ts';

const kinds = [
  { value: 1, label: texts.goods },
  { value: 2, label: texts.works },
  { value: 3, label: texts.services },
];

/** Trees, dictionaries, rows, people, packages. */
export function ChoosingWidgets() {
  const t = useText();
  const source = useMemo(() => sampleSource(t), [t]);
  const nodes = useMemo(() => sampleNodes(t), [t]);
  const [dept, setDept] = useState<string | readonly string[] | null>('111');
  const [depts, setDepts] = useState<string | readonly string[] | null>(['1', '12']);
  const [granted, setGranted] = useState<readonly string[]>(['111']);
  const [suppliers, setSuppliers] = useState<readonly string[]>([]);
  const [kind, setKind] = useState(1);
  const [chosen, setChosen] = useState('1');
  const packages = ['1', '2', '3'].map((key) => ({ key, name: t(texts.packageName, { key }) }));
  return (
    <div className="kit-facts">
      <Labelled label={t(texts.treeOne)}>
        <TreeField
          label={t(texts.treeOne)}
          source={source}
          value={dept}
          onChange={setDept}
          placeholder={t(texts.choose)}
        />
      </Labelled>
      <Labelled label={t(texts.treeMany)}>
        <TreeField
          label={t(texts.treeMany)}
          source={source}
          isMultiple
          permanent={['1']}
          value={depts}
          onChange={setDepts}
        />
      </Labelled>
      <Labelled label={t(texts.department)}>
        <EntityTreeField label={t(texts.department)} to="dept" placeholder={t(texts.choose)} />
      </Labelled>
      <Labelled label={t(texts.dictionary)}>
        <DictSelect label={t(texts.dictionary)} code="notice" placeholder={t(texts.choose)} />
      </Labelled>
      <Labelled label={t(texts.reference)}>
        <RefSelect label={t(texts.reference)} to="supplier" placeholder={t(texts.choose)} />
      </Labelled>
      <Labelled label={t(texts.references)}>
        <RefSelect
          label={t(texts.references)}
          to="supplier"
          isMultiple
          value={suppliers}
          onChange={(next) => setSuppliers(typeof next === 'string' ? [next] : (next ?? []))}
          placeholder={t(texts.choose)}
        />
      </Labelled>
      <Labelled label={t(texts.tabs)} isWide>
        <TabContainer parts={packages.map(({ key, name }) => ({ key, label: name, children: name }))} />
      </Labelled>
      <Labelled label={t(texts.people)}>
        <PeopleChoice />
      </Labelled>
      <Labelled label={t(texts.radio)}>
        <RadioGroup choices={kinds} value={kind} onChange={setKind} label={t(texts.radio)} />
      </Labelled>
      <Labelled label={t(texts.packages)} isWide>
        <PackageSelector packages={packages} value={chosen} onChange={setChosen} onEdit={() => undefined} />
      </Labelled>
      <Labelled label={t(texts.grants)} isWide>
        <CheckedTree nodes={nodes} value={granted} onChange={setGranted} height={200} label={t(texts.grants)} />
      </Labelled>
    </div>
  );
}

function PeopleChoice() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [people, setPeople] = useState<readonly Pickable[]>([]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(texts.choose)}</Button> {people.map(({ title }) => title).join('、')}
      <UserPicker isOpen={isOpen} isMultiple value={people} onPick={setPeople} onClose={() => setOpen(false)} />
    </>
  );
}
