import { LOCALES } from '@cloudstreet/scoring/units';
import { Button } from '@cloudstreet/ui/controls/Button';
import { SegmentedControl } from '@cloudstreet/ui/controls/SegmentedControl';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { Select } from '@cloudstreet/ui/fields/Select';
import { seasonsUpTo } from '@cloudstreet/ui/filters/flight-dates';
import { PageHeader, Section } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { MAX_COUNT, WIDGET_THEMES, WIDGET_UNITS } from '@cloudstreet/ui/widgets/embedding';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../app/context.js';
import { HEIGHT_MESSAGE } from '../../app/height-message.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { ContestSelect } from '../../app/search/ContestSelect.js';
import { useCopy } from '../../app/use-copy.js';
import { CompetitionField } from './CompetitionField.js';
import { CountryField } from './CountryField.js';
import { FlightField } from './FlightField.js';
import { ObjectField } from './ObjectField.js';
import { RegistrationField } from './RegistrationField.js';
import { FORMATS, frameHeight, frameSrc, type SnippetFormat, snippet } from './snippets.js';
import { TaskField } from './TaskField.js';
import * as styles from './WidgetBuilder.css.js';
import {
  hasContest,
  hasFigures,
  hasRows,
  neededObject,
  objectsOf,
  periodOf,
  periodsOf,
  THEMES,
  UNITS,
  WIDGET_KINDS,
  type WidgetChoice,
  widgetChoice,
} from './widget-choice.js';

export interface WidgetBuilderProps {
  search: Partial<WidgetChoice>;
  /** Called with each change, for the address. */
  onChange: (choice: WidgetChoice) => void;
}

/** Configures a widget for another site, with a preview and the lines to copy. */
export function WidgetBuilder({ search, onChange }: WidgetBuilderProps) {
  const messages = useMessages();
  const choice = widgetChoice(search);
  return (
    <AppPage>
      <PageHeader title={messages['widgets.title']()} note={messages['widgets.intro']()} />
      <div className={styles.builder}>
        <WidgetFields choice={choice} onChange={(changed) => onChange({ ...choice, ...changed })} />
        <div className={styles.results}>
          <WidgetPreview choice={choice} />
          <WidgetSnippet choice={choice} />
        </div>
      </div>
    </AppPage>
  );
}

interface WidgetFieldsProps {
  choice: WidgetChoice;
  onChange: (changed: Partial<WidgetChoice>) => void;
}

const OF_SITE = 'site';
const OF_LANGUAGE = 'language';
const LANGUAGES = LOCALES.map(({ code, name }) => ({ id: code as string, label: name }));

function WidgetFields({ choice, onChange }: WidgetFieldsProps) {
  const messages = useMessages();
  const objects = objectsOf(choice.widget);
  const needed = neededObject(choice);
  return (
    <div className={styles.fields}>
      <Select
        label={messages['widgets.widget']()}
        options={WIDGET_KINDS.map((kind) => ({
          id: kind,
          label: messages['widgets.kinds']({ kind }),
        }))}
        value={choice.widget}
        onChange={(widget) => {
          const isSame = neededObject(widgetChoice({ ...choice, widget })) === needed;
          onChange({ widget, ...(!isSame && { of: '' }) });
        }}
      />
      {objects.length > 0 && (
        <Select
          label={messages['widgets.by']()}
          options={objects.map((by) => ({ id: by, label: messages['widgets.bys']({ by }) }))}
          value={choice.by}
          onChange={(by) => onChange({ by, of: '' })}
        />
      )}
      {needed !== undefined && (
        <NeededField
          key={needed}
          needed={needed}
          value={choice.of}
          onChange={(of) => onChange({ of })}
        />
      )}
      <ListFields choice={choice} onChange={onChange} />
      <Select
        label={messages['widgets.language']()}
        options={[{ id: OF_SITE, label: messages['widgets.ofSite']() }, ...LANGUAGES]}
        value={choice.language ?? OF_SITE}
        onChange={(code) => onChange({ language: code === OF_SITE ? undefined : code })}
      />
      {hasFigures(choice) && (
        <Select
          label={messages['preferences.units']()}
          options={[
            { id: OF_LANGUAGE, label: messages['international.units.auto']() },
            ...UNITS.map((units) => ({
              id: units,
              label: messages[`preferences.units.${WIDGET_UNITS[units]}`](),
            })),
          ]}
          value={choice.units ?? OF_LANGUAGE}
          onChange={(units) => onChange({ units: units === OF_LANGUAGE ? undefined : units })}
        />
      )}
      <Select
        label={messages['widgets.theme']()}
        options={[
          { id: OF_SITE, label: messages['widgets.ofSite']() },
          ...THEMES.map((theme) => ({ id: theme, label: messages['widgets.themes']({ theme }) })),
        ]}
        value={choice.theme ?? OF_SITE}
        onChange={(theme) => onChange({ theme: theme === OF_SITE ? undefined : theme })}
      />
    </div>
  );
}

interface NeededFieldProps {
  needed: NonNullable<ReturnType<typeof neededObject>>;
  value: string;
  onChange: (value: string) => void;
}

/** Finds the object of the widget. */
function NeededField({ needed, value, onChange }: NeededFieldProps) {
  switch (needed) {
    case 'flight':
      return <FlightField id={value} onChange={onChange} />;
    case 'task':
      return <TaskField id={value} onChange={onChange} />;
    case 'registration':
      return <RegistrationField registration={value} onChange={onChange} />;
    case 'competition':
      return <CompetitionField id={value} onChange={onChange} />;
    case 'country':
      return <CountryField code={value} onChange={onChange} />;
    case 'user':
    case 'club':
    case 'airport':
    case 'aircraft':
      return <ObjectField kind={needed} id={value} onChange={onChange} />;
  }
}

/** The flights of a list, and their points. */
function ListFields({ choice, onChange }: WidgetFieldsProps) {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  const now = useNow();
  const periods = periodsOf(choice);
  const [byDefault] = periods;
  const seasons = seasonsUpTo(now).map((season) => `${season}` as const);
  return (
    <>
      {byDefault !== undefined && (
        <Select
          label={messages['widgets.period']()}
          options={[
            ...periods.map((period) => ({
              id: period,
              label: messages['widgets.periods']({ period }),
            })),
            ...seasons.map((season) => ({ id: season, label: season })),
          ]}
          value={periodOf(choice) ?? byDefault}
          onChange={(period) => onChange({ period: period === 'all' ? undefined : period })}
        />
      )}
      {choice.widget === 'flights' && (
        <Select
          label={kitMessages['filters.order']()}
          options={[
            { id: 'newest', label: kitMessages['filters.order.newest']() },
            { id: 'best', label: kitMessages['filters.orders']({ order: 'points' }) },
          ]}
          value={choice.order ?? 'newest'}
          onChange={(order) => onChange({ order })}
        />
      )}
      {hasContest(choice) && (
        <ContestSelect
          contest={choice.contest ?? 'free'}
          onChange={(contest) => onChange({ contest })}
        />
      )}
      {hasRows(choice) && (
        <NumberField
          label={messages['widgets.count']()}
          value={choice.count}
          minValue={1}
          maxValue={MAX_COUNT}
          isRequired
          onChange={(count) => {
            if (!Number.isNaN(count)) onChange({ count });
          }}
        />
      )}
    </>
  );
}

function WidgetSnippet({ choice }: { choice: WidgetChoice }) {
  const messages = useMessages();
  const [format, setFormat] = useState<SnippetFormat>('element');
  const title = messages['widgets.kinds']({ kind: choice.widget });
  const code = snippet(format, choice, { origin: window.location.origin, title });
  const copy = useCopy({
    copied: messages['widgets.copied'](),
    failed: messages['tokens.copyFailed'](),
  });
  return (
    <Section title={messages['widgets.code']()}>
      <div>
        <SegmentedControl
          label={messages['widgets.format']()}
          segments={FORMATS.map((id) => ({
            id,
            label: messages['widgets.formats']({ format: id }),
          }))}
          selected={format}
          onChange={setFormat}
        />
      </div>
      {code !== undefined && (
        <>
          <pre className={styles.code}>
            <code>{code}</code>
          </pre>
          <div>
            <Button tone="primary" onPress={() => void copy(code)}>
              {messages['tokens.copy']()}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** The page for frames shows what the element shows, without the styles of the application. */
function WidgetPreview({ choice }: { choice: WidgetChoice }) {
  const messages = useMessages();
  const src = frameSrc(choice, window.location.origin);
  const frame = useRef<HTMLIFrameElement>(null);
  const [reported, setReported] = useState<{ src: string | undefined; height: number }>();
  useEffect(() => {
    const listen = ({
      data,
      source,
    }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
      const isOfFrame = frame.current !== null && source === frame.current.contentWindow;
      if (!isOfFrame || data?.type !== HEIGHT_MESSAGE || typeof data.height !== 'number') return;
      setReported({ src, height: data.height });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [src]);
  if (src === undefined) return null;
  const height = reported?.src === src ? reported.height : frameHeight(choice);
  return (
    <Section title={messages['widgets.preview']()}>
      <div className={styles.site} style={{ colorScheme: WIDGET_THEMES[choice.theme ?? 'light'] }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this server, whose map needs scripts and a worker. */}
        <iframe
          ref={frame}
          className={styles.preview}
          height={height}
          src={src}
          title={messages['widgets.preview']()}
        />
      </div>
    </Section>
  );
}
