import { numberAt, textAt } from '@zhaocai/model/form/json';
import { memo, useRef, type CSSProperties } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { firstDrawn } from '../../render/controls.ts';
import { choose, useDesign, useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';
import { CanvasField } from './canvas-field.tsx';
import { useDropContainer } from './use-drag-field.ts';

/** The form as it will look, with controls that do nothing. */
export const Canvas = memo(function Canvas() {
  const t = useText();
  const store = useDesignStore();
  const fields = useDesign(({ form }) => form.fields);
  const options = useDesign(({ form }) => form.options);
  const element = useRef<HTMLDivElement>(null);
  const isOver = useDropContainer(element, '');
  const label = `${Math.min(200, Math.max(80, numberAt(options, 'labelWidth') ?? 120))}px`;
  const gutter = `${Math.min(60, Math.max(0, numberAt(options, 'gutter') ?? 0))}px`;
  const style = { '--form-label': label, '--form-gutter': gutter } as CSSProperties;
  return (
    <div
      ref={element}
      className={isOver ? 'form-canvas form-drop-over' : 'form-canvas'}
      role="group"
      aria-label={t(texts.canvas)}
      onClick={(event) => event.target === event.currentTarget && choose(store, [])}
    >
      {fields.length === 0 && <p className="form-canvas-empty">{t(texts.canvasEmpty)}</p>}
      <div className={`form-grid form-labels-${textAt(options, 'labelPosition') ?? 'left'}`} style={style}>
        {fields.map((field, at) => (
          <CanvasField key={field.id} field={field} isLate={at >= firstDrawn} />
        ))}
      </div>
    </div>
  );
});
