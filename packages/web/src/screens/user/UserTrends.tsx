import type { UserTrend } from '@cloudstreet/sdk';
import { listUserTrends } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { TrendChart } from '@cloudstreet/ui/charts/TrendChart';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Select } from '@cloudstreet/ui/fields/Select';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useUnits } from '@cloudstreet/ui/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { seasonColumn } from './season-column.js';
import { TREND_FIGURES, type TrendFigure, type TrendFigureId } from './trend-figures.js';

/** Trends of a user over the seasons. */
export function UserTrends({ user }: { user: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const trends = useQuery({
    ...operationQuery(api, listUserTrends, { id: user }),
    meta: { explains: 'all' },
  });
  const { data } = trends;
  const [chosen, setChosen] = useState<TrendFigureId>('avg_speed');
  const nameOf = (id: TrendFigureId) => messages['user.trends.figures']({ figure: id });
  return (
    <Section
      title={messages['user.trends']()}
      actions={
        data &&
        data.length > 0 && (
          <Select
            look="chip"
            label={messages['user.trends.figure']()}
            options={TREND_FIGURES.map(({ id }) => ({ id, label: nameOf(id) }))}
            value={chosen}
            onChange={setChosen}
          />
        )
      }
    >
      {trends.isLoadingError && <LoadFailed onRetry={() => void trends.refetch()} />}
      {trends.isPending && <Skeleton height="18rem" />}
      {data?.length === 0 && <EmptyState title={messages['user.trends.none']()} />}
      {data && data.length > 0 && <Trends user={user} trends={data} chosen={chosen} />}
    </Section>
  );
}

interface TrendsProps {
  user: number;
  trends: readonly UserTrend[];
  chosen: TrendFigureId;
}

function Trends({ user, trends, chosen }: TrendsProps) {
  const messages = useMessages();
  const columns = useColumns(user);
  const figure = TREND_FIGURES.find(({ id }) => id === chosen);
  const name = messages['user.trends.figures']({ figure: chosen });
  return (
    <>
      {figure && <Chart figure={figure} name={name} trends={trends} />}
      <Disclosure title={messages['user.trends.table']()}>
        <Table
          caption={messages['user.trends.caption']()}
          columns={columns}
          rows={trends}
          getKey={({ season }) => season}
        />
      </Disclosure>
    </>
  );
}

interface ChartProps {
  figure: TrendFigure;
  name: string;
  trends: readonly UserTrend[];
}

function Chart({ figure, name, trends }: ChartProps) {
  const messages = useMessages();
  const units = useUnits();
  const points = trends.map((trend) => ({
    season: trend.season,
    value: figure.valueOf(trend, units),
  }));
  if (points.every(({ value }) => value === undefined)) {
    return <p>{messages['user.trends.unknown']()}</p>;
  }
  const [from, to] = [points[0]?.season, points.at(-1)?.season];
  return (
    <TrendChart
      label={messages['user.trends.of']({ name, from: String(from), to: String(to) })}
      points={points}
      isSum={figure.isSum}
      {...figure.scale(units)}
    />
  );
}

function useColumns(user: number): TableColumn<UserTrend>[] {
  const messages = useMessages();
  const kitMessages = useKitMessages();
  return [
    seasonColumn(user, kitMessages['filters.season']()),
    ...TREND_FIGURES.map(({ id, cell }) => ({
      id,
      header: messages['user.trends.figures']({ figure: id }),
      align: 'end' as const,
      cell,
    })),
  ];
}
