import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { fieldGroups, type FieldGroup } from '@zhaocai/model/form/descriptor';
import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import type { FieldType } from '@zhaocai/model/form/model';
import { Input } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { addField } from '../commands.ts';
import { useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';
import { useRefuse } from '../use-refuse.ts';
import { fieldIcons } from './field-icons.tsx';

const offered = Object.values(fieldDescriptors).filter(({ isOffered }) => isOffered);
const groupNames = Object.keys(fieldGroups) as FieldGroup[]; // the keys of a constant

/** Kinds of field by group: dragged to a place, or put behind what is chosen by a click or Enter. */
export const Palette = memo(function Palette() {
  const t = useText();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = offered.filter(({ label, type }) =>
    [label.zh, label.en, type].some((name) => name.toLowerCase().includes(wanted)),
  );
  return (
    <aside className="form-palette" aria-label={t(texts.palette)}>
      <Input
        allowClear
        value={words}
        placeholder={t(texts.search)}
        aria-label={t(texts.search)}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className="form-design-note">{t(texts.nothingFound)}</p>}
      {groupNames.map((group) => {
        const types = found.filter((descriptor) => descriptor.group === group);
        if (types.length === 0) return null;
        return (
          <section key={group}>
            <h2>{t(fieldGroups[group])}</h2>
            <div className="form-palette-types">
              {types.map(({ type }) => (
                <PaletteField key={type} type={type} />
              ))}
            </div>
          </section>
        );
      })}
      <p className="form-design-note">{t(texts.paletteHelp)}</p>
    </aside>
  );
});

function PaletteField({ type }: { readonly type: FieldType }) {
  const t = useText();
  const store = useDesignStore();
  const refuse = useRefuse();
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const node = element.current;
    return node ? draggable({ element: node, getInitialData: () => ({ kind: 'new', type }) }) : undefined;
  }, [type]);
  const add = () => {
    addField(store, type, { refuse });
    const [id] = store.getState().chosen;
    // The keys stay with the palette: several fields are put in a row.
    if (id) document.getElementById(`form-canvas-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button ref={element} type="button" className="form-palette-field" onClick={add}>
      <span aria-hidden>{fieldIcons[type]}</span>
      {t(fieldDescriptors[type].label)}
    </button>
  );
}
