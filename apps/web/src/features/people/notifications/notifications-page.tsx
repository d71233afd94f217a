import { listNotifications } from '@candor/contract/people/notifications';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { heard } from '../../../lib/changes.ts';
import { read, useRead } from '../../../lib/server-state.ts';
import { Ago } from '../../../ui/ago.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { NotificationSwitch } from './notification-switch.tsx';
import './notifications-page.css';

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
  const list = useRead(read(listNotifications, {}, heard({ hears: { notices: true } })));
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
  if (notifications.length === 0) {
    return (
      <EmptyState title="Nothing yet">
        New sign-ins on your account and requests that wait for you appear here.
      </EmptyState>
    );
  }
  return (
    <ul>
      {notifications.map((notice) => (
        <li key={notice.notificationID} className="stack gap-2xs notifications-page__notice">
          <Link to={notice.path} className="bold">
            {notice.title}
          </Link>
          <p>{notice.body}</p>
          <p className="dimmed small">
            <Ago at={notice.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
