import {
  type DateValue,
  type ItemOf,
  itemId,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  SlotText,
  Time,
  textOf,
  useItemHeading,
  useListFile,
  useUiText,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import styles from './agenda.module.css';
import { groupDays } from './group-days.ts';

type Model = LayoutModels['agenda'];

/** Events under the days on which they begin. */
function Agenda({ layout, items }: LayoutProps<'agenda'>) {
  const ui = useUiText();
  const fileOf = useListFile('ics');
  const Heading = useItemHeading('h2');
  const file = layout.calendar ? fileOf() : undefined;
  return (
    <div>
      {groupDays(items).map(({ start, events }) => (
        <div key={events[0]?.key} className={styles.day}>
          <Heading className={styles.heading}>
            {start === undefined ? (
              ui('ui.dayUnknown')
            ) : (
              <Time value={start.day}>{start.dayWords}</Time>
            )}
          </Heading>
          <ol className={styles.events}>
            {events.map((event) => (
              <Event key={event.key} layout={layout} event={event} />
            ))}
          </ol>
        </div>
      ))}
      {file && (
        <p className={styles.all}>
          <a href={file} type="text/calendar">
            {ui('ui.calendarOfAll')}
          </a>
        </p>
      )}
    </div>
  );
}

function Event({ layout, event }: { readonly layout: Model; readonly event: ItemOf<Model> }) {
  const ui = useUiText();
  const fileOf = useListFile('ics');
  const { slots } = layout;
  const { key, title, start, end, place, summary, badge, link } = event;
  const id = layout.calendar && start !== undefined ? itemId(key) : undefined;
  const file = id && fileOf(id);
  return (
    <li className={styles.event}>
      {start && <Hours start={start} end={end} />}
      <div className={styles.body}>
        <ItemHeading as="h3" title={title} link={link} classes={styles} />
        {badge !== undefined && <p className={styles.badge}>{badge}</p>}
        {place && (
          <p className={styles.place}>
            <SlotText value={place} />
          </p>
        )}
        {summary && (
          <div className={styles.summary}>
            <SlotText value={summary} clamp={slots.summary?.clamp} />
          </div>
        )}
        {file && (
          <a
            href={file}
            type="text/calendar"
            className={styles.file}
            aria-label={`${ui('ui.addToCalendar')}: ${textOf(title)}`}
          >
            {ui('ui.addToCalendar')}
          </a>
        )}
      </div>
    </li>
  );
}

interface HoursProps {
  readonly start: DateValue;
  readonly end: DateValue | undefined;
}

/** Milliseconds that an evening may last into the next day without naming it. */
const NIGHT = 12 * 60 * 60 * 1000;

/** When an event is on its day; one that ends on another says when, unless that is in its night, and of whole days both. */
function Hours({ start, end }: HoursProps) {
  const isLater = end !== undefined && end.time > start.time;
  const isOtherDay = isLater && end.day !== start.day && !isOfOneNight(start, end);
  const from = start.hourWords ?? (isOtherDay ? start.dayWords : undefined);
  const until = isLater
    ? [isOtherDay ? end.dayWords : undefined, end.hourWords].filter(Boolean).join(' · ')
    : '';
  if (from === undefined && until === '') return null;
  return (
    <p className={styles.hours}>
      {from && <Time value={start.time}>{from}</Time>}
      {isLater && until !== '' && (
        <>
          {' – '}
          <Time value={end.time}>{until}</Time>
        </>
      )}
    </p>
  );
}

function isOfOneNight(start: DateValue, end: DateValue): boolean {
  const hasHours = start.hourWords !== undefined && end.hourWords !== undefined;
  return hasHours && Date.parse(end.time) - Date.parse(start.time) < NIGHT;
}

function AgendaSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'agenda'> = { Layout: Agenda, Skeleton: AgendaSkeleton };
