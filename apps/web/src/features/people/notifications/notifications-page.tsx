import { readNotices } from '@candor/contract/people/notice-reading';
import { listNotifications } from '@candor/contract/people/notifications';
import { type NoticeKind, noticeKinds } from '@candor/contract/people/notice-rules';
import type { Output } from '@candor/contract';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { heard } from '../../../lib/changes.ts';
import { readList, useRead, useWrite } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { Ago } from '../../../ui/ago.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { kindWords, listWords as words } from './notice-words.ts';
import { NotificationSwitch } from './notification-switch.tsx';
import './notifications-page.css';

type Notices = Output<typeof listNotifications>;
type Asked = { readonly show?: 'unread'; readonly kind?: NoticeKind };

export function NotificationsPage() {
  usePageTitle('Notifications');
  return (
    <div className="stack gap-lg column">
      <PageHead title="Notifications" />
      <NotificationList />
      <NotificationSwitch />
    </div>
  );
}

function NotificationList() {
  const [asked, ask] = useState<Asked>({});
  const list = useRead(
    readList(listNotifications, { query: asked }, heard<Notices>({ hears: { notices: true } })),
  );
  const read = useWrite(readNotices, { refreshes: ['/api/notifications'] });
  if (list.isPending) return <LoadingState what="your notifications" />;
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Your notifications could not be loaded"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        {list.error.message}
      </ErrorState>
    );
  }
  const { notifications } = list.data;
  const unread = notifications.filter(({ isRead }) => isRead === false);
  const markRead = (shown: Notices['notifications']): void => {
    const notificationIDs = shown.map(({ notificationID }) => notificationID);
    if (notificationIDs.length > 0) read.mutate({ body: { notificationIDs } });
  };
  const isNarrowed = asked.show !== undefined || asked.kind !== undefined;
  if (notifications.length === 0 && !isNarrowed) {
    return (
      <EmptyState title="Nothing yet">
        New sign-ins on your account and requests that wait for you appear here.
      </EmptyState>
    );
  }
  return (
    <section className="stack gap-sm packed" aria-label={words.list}>
      <NoticeFilters asked={asked} onAsk={ask}>
        <Button
          variant="default"
          disabled={unread.length === 0}
          loading={read.isPending}
          onClick={() => markRead(unread)}
        >
          {words.readAll}
        </Button>
      </NoticeFilters>
      {notifications.length === 0 && <p className="dimmed">{words.none}</p>}
      <ul>
        {notifications.map((notice) => (
          <Notice
            key={notice.notificationID}
            notice={notice}
            onOpen={() => notice.isRead === false && markRead([notice])}
          />
        ))}
      </ul>
    </section>
  );
}

type NoticeProps = {
  readonly notice: Notices['notifications'][number];
  readonly onOpen: () => void;
};

function Notice({ notice, onOpen }: NoticeProps) {
  const isUnread = notice.isRead === false;
  return (
    <li className="stack gap-2xs notifications-page__notice" data-unread={isUnread || undefined}>
      <Link to={notice.path} className={isUnread ? 'bold' : ''} onClick={onOpen}>
        {notice.title}
      </Link>
      {notice.body !== '' && <p>{notice.body}</p>}
      <p className="dimmed small">
        {isUnread && <span className="notifications-page__new">{words.unread} · </span>}
        <Ago at={notice.createdAt} />
      </p>
    </li>
  );
}

type FilterProps = {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
  readonly children: React.ReactNode;
};

/** Kinds are of companies: whoever is in none has nothing to choose among. */
function NoticeFilters({ asked, onAsk, children }: FilterProps) {
  const isMember = (useSession()?.companyID ?? 0) > 0;
  const { show, kind } = asked;
  return (
    <search className="row">
      <NativeSelect
        aria-label={words.show}
        value={show ?? ''}
        data={[
          { value: '', label: words.all },
          { value: 'unread', label: words.unreadOnly },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ ...(kind && { kind }), ...(value === 'unread' && { show: value }) })
        }
      />
      {isMember && (
        <NativeSelect
          aria-label={words.kind}
          value={kind ?? ''}
          data={[
            { value: '', label: words.allKinds },
            ...noticeKinds.map((value) => ({ value, label: kindWords[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = noticeKinds.find((one) => one === value);
            onAsk({ ...(show && { show }), ...(chosen && { kind: chosen }) });
          }}
        />
      )}
      {children}
    </search>
  );
}
